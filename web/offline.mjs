// Writes what playing without a network needs beside the pages: Pyodide, and Python code that is compiled already.
// Pyodide compiles it itself, here, once: in a browser that would be most of a first start (docs/offline.md).
//
//   node offline.mjs FOLDER CODE...    files and folders of ../src/boulevard that run in a browser
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const [folder = '', ...code] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));
const pyodide = join(here, 'node_modules', 'pyodide');
const PLAIN = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'pyodide-lock.json'];

/** Of the standard library, what nobody needs who plays: mail, servers, other alphabets, tools of programmers. */
const LEFT_OUT = [
  'email http xml xmlrpc wsgiref imaplib mailbox smtplib poplib ftplib socketserver webbrowser cgi netrc ipaddress',
  'unittest doctest pydoc pydoc_data pdb bdb cmd _pyrepl trace timeit profile pstats cProfile pickletools modulefinder pyclbr symtable',
  'multiprocessing ctypes sqlite3 curses dbm shelve turtle idlelib tkinter ensurepip venv zipapp plistlib wave tarfile',
  'optparse configparser statistics difflib _pyio getpass sched mimetypes this antigravity _sysconfigdata__emscripten_wasm32-emscripten',
].join(' ').split(' ');
const ALPHABETS = /^encodings\/(cp(?!437)|mac_|iso|koi8|big5|gb|euc|shift|johab|hz|tis|ptcp|kz|hp|palmos|charmap|punycode|bz2|quopri|uu|rot|zlib|hex|base64|mbcs|oem)/;

const PROGRAM = `
import importlib.util, zipfile
from importlib import _bootstrap_external as frozen
from pathlib import Path

THEN = (2020, 1, 1, 0, 0, 0)  # the same sources give the same bytes

def pack(files, target):
    with zipfile.ZipFile(target, "w") as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, THEN), data)  # what is packed as a whole gets smaller

def library(source, left_out, alphabet):
    """Every module as its code alone; there is no source beside it that it could be compared with."""
    found = {}
    with zipfile.ZipFile(source) as archive:
        for name in archive.namelist():
            if name.partition("/")[0].removesuffix(".py") in left_out or alphabet(name) or name.endswith("/"):
                continue
            data = archive.read(name)
            if name.endswith(".py"):
                code = compile(data, name, "exec", dont_inherit=True)
                data, name = frozen._code_to_hash_pyc(code, bytes(8), False), name + "c"
            found[name] = data
    return found

def house(source, rooms):
    """The rules as code that Python compares with the source before it takes it: it is never older than that."""
    found = {}
    for room in rooms:
        path = Path(source, room)
        for file in [path] if path.is_file() else path.rglob("*.py"):
            name = file.relative_to(Path(source).parent).as_posix()
            text = file.read_bytes()
            code = compile(text, f"/house/{name}", "exec", dont_inherit=True)
            data = frozen._code_to_hash_pyc(code, importlib.util.source_hash(text), True)
            found[importlib.util.cache_from_source(name)] = data
    return found
`;

const python = await loadPyodide({ indexURL: pyodide + '/' });
python.FS.writeFile('/library.zip', readFileSync(join(pyodide, 'python_stdlib.zip')));
python.FS.mkdir('/boulevard');
python.mountNodeFS('/boulevard', join(here, '..', 'src', 'boulevard'));
python.runPython(PROGRAM);
const { get } = python.globals;
const call = (name) => get.call(python.globals, name);
call('pack')(call('library')('/library.zip', python.toPy(LEFT_OUT), (name) => ALPHABETS.test(name)), '/python_stdlib.zip');
call('pack')(call('house')('/boulevard', python.toPy(code)), '/compiled.zip');

mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) rmSync(join(folder, name));
const write = (name, bytes) => writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
for (const name of PLAIN) write(name, readFileSync(join(pyodide, name)));
for (const name of ['python_stdlib.zip', 'compiled.zip']) write(name, python.FS.readFile(`/${name}`));
