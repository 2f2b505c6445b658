import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// `BOULEVARD_SERVER=http://127.0.0.1:8000 npm run dev` draws the pages here and asks that server.
const server = process.env['BOULEVARD_SERVER'] ?? 'http://127.0.0.1:8000';
const OUT = '../src/boulevard/server/static';

/** The licences of everything that is part of the pages. */
function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
      const texts = [...Object.keys(dependencies), 'svelte'].map((name) => {
        const folder = join('node_modules', name);
        const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
        const { license, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
        return `${name} ${version} (${license})\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : ''}\n`;
      });
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: texts.join(`\n${'-'.repeat(72)}\n\n`) });
    },
  };
}

/** Packs texts once, here, and not in every answer of the server. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(OUT, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue;
        const text = readFileSync(join(OUT, name));
        if (text.length < 1000) continue;
        writeFileSync(join(OUT, `${name}.gz`), gzipSync(text, { level: 9 }));
        if (text.length < 500_000) writeFileSync(join(OUT, `${name}.br`), brotliCompressSync(text)); // takes long
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), licences(), packed()],
  base: '/',
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'docs.html'] },
    chunkSizeWarningLimit: 2000, // kB: /docs is big, and nobody who plays loads it
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
});
