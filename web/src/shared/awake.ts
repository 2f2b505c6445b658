/** The screen stays on while something lies there to be read. Gives back how to let it sleep again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  const wake = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => null);
  };
  void wake();
  document.addEventListener('visibilitychange', wake);
  return () => {
    document.removeEventListener('visibilitychange', wake);
    void lock?.release();
  };
}
