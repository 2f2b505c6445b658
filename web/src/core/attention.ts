// Calling somebody back: title, badge, a short vibration, a notification while the page is open but not in sight.
import { root } from './root';
import { settings } from './settings.svelte';

const ICON = `${root}icon.svg`;
const DOTTED =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M3 24V14l7-6 7 6v10z" fill="#b8431f"/><path d="M19 24V6h9v18z" fill="#e39a12"/><path d="M1 24h30v4H1z" fill="#1f6f6b"/><circle cx="24" cy="8" r="8" fill="#d4143a" stroke="#fff" stroke-width="2"/></svg>',
  );

interface Badged {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** The dot on the page's sign, in the tab and on the home screen. */
export function badge(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = on ? DOTTED : ICON;
  const browser = navigator as Badged;
  void (on ? browser.setAppBadge?.(1) : browser.clearAppBadge?.())?.catch(() => undefined);
}

export const canNotify = (): boolean => 'Notification' in window && isSecureContext;

let touched = 0;
addEventListener('pointerdown', () => (touched = Date.now()), { passive: true });
const IDLE = 8000; // milliseconds: who has just touched the page needs no shaking

/** Tells somebody who is not looking. */
export async function call(title: string, body: string, tag: string): Promise<void> {
  try {
    // Browsers allow it only after somebody touched the page.
    if (navigator.userActivation?.hasBeenActive && Date.now() - touched > IDLE) navigator.vibrate?.([60, 50, 60]);
    if (document.visibilityState === 'visible' || !settings.notify || !canNotify() || Notification.permission !== 'granted') return;
    const worker = await navigator.serviceWorker?.getRegistration();
    const how = { body, tag, icon: ICON, data: { path: location.pathname } };
    if (worker) await worker.showNotification(title, how);
    else new Notification(title, how).onclick = () => focus();
  } catch {
    // A call that cannot be made is no reason to stop a game.
  }
}

/** Asks the reader, then the browser; false when either says no. */
export async function allowNotifications(): Promise<boolean> {
  if (!canNotify()) return false;
  const allowed = (await Notification.requestPermission()) === 'granted';
  settings.setNotify(allowed);
  return allowed;
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

/** This browser's address for calls while the page is closed; null where there is none. */
export async function subscribe(key: string): Promise<PushSubscriptionJSON | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  await navigator.serviceWorker.register(`${root}worker.js`);
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  return subscription.toJSON();
}
