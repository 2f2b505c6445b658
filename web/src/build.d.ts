/** Which pages these are (vite.config.ts). */
declare const __BUILD__: string;
