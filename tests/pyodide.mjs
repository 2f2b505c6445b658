// node pyodide.mjs PYODIDE ZIP PROGRAM: runs a Python program in Pyodide (the folder of its npm package), with
// what is in the zip on its path. What the program prints goes to standard output. Needs no network.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, zip, program] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: folder, stdout: (line) => process.stdout.write(`${line}\n`) });
try {
  python.unpackArchive(new Uint8Array(readFileSync(zip)), "zip", { extractDir: "/house" });
  python.runPython("import sys; sys.path.insert(0, '/house')");
  python.runPython(readFileSync(program, "utf-8"));
} catch (error) {
  console.error(error.message); // the rest would be all of Pyodide's source
  process.exit(1);
}
