import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// `BOULEVARD_SERVER=http://127.0.0.1:8000 npm run dev` draws the pages here and asks that server.
const server = process.env['BOULEVARD_SERVER'] ?? 'http://127.0.0.1:8000';
const OUT = '../src/boulevard/server/static';

/** Which pages these are: what a worker or a set of rules must belong to. */
function digest(...folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(ts|svelte|css|md|js|svg|html)$/.test(name) && !name.includes('node_modules')) hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
const build = digest('src', 'public', '../docs/rules');

/** What playing without a network needs: the shell that the service worker keeps. Pyodide comes from offline.mjs. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    buildStart() {
      mkdirSync(OUT, { recursive: true });
      for (const name of readdirSync(OUT)) if (name !== 'offline') rmSync(join(OUT, name), { recursive: true });
    },
    closeBundle() {
      const index = join(OUT, 'index.html');
      // The server gives this page at many addresses; a site of files makes these relative again.
      writeFileSync(index, readFileSync(index, 'utf8').replaceAll('="./', '="/'));
      const assets = readdirSync(join(OUT, 'assets')).filter((name) => !name.startsWith('docs-') && /\.(js|css|woff2|svg)$/.test(name));
      const shell = [...assets.map((name) => `assets/${name}`), 'icon.svg', 'icon-192.png', 'icon-512.png', 'manifest.webmanifest'];
      writeFileSync(join(OUT, 'shell.json'), JSON.stringify({ build, files: shell }));
      const worker = join(OUT, 'worker.js');
      writeFileSync(worker, readFileSync(worker, 'utf8').replace('BUILD', build));
    },
  };
}

/** The licences of everything that is part of the pages. */
function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
      const texts = [...Object.keys(dependencies), 'svelte', 'pyodide'].map((name) => {
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
  plugins: [svelte(), licences(), offline(), packed()],
  base: './',
  define: { __BUILD__: JSON.stringify(build) },
  worker: { format: 'es' },
  build: {
    outDir: OUT,
    emptyOutDir: false,
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
