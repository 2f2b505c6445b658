// Whether the reader has asked for less motion. A file of its own: boards are also loaded where there is no browser.
export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
