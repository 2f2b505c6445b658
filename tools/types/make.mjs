// Reads {name: schema} from standard input and writes {name: TypeScript} to standard output.
import { text } from 'node:stream/consumers';
import { compile } from 'json-schema-to-typescript';

const schemas = JSON.parse(await text(process.stdin));
const made = {};
for (const [name, schema] of Object.entries(schemas)) {
  const types = await compile(schema, schema.title, {
    additionalProperties: false,
    bannerComment: '',
    ignoreMinAndMaxItems: true, // a list of at most twenty is a list, not twenty kinds of tuples
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  // Who uses a type can be seen where it is used.
  made[name] = types
    .replace(/ \*\n \* This interface was referenced by [^\n]*\n \* via the `definition` [^\n]*\n/g, '')
    .replace(/\/\*\*\n \* This interface was referenced by [^\n]*\n \* via the `definition` [^\n]*\n \*\/\n/g, '');
}
process.stdout.write(JSON.stringify(made));
