// JSON Schemas from standard input, by file name, as TypeScript to standard output.
import { text } from 'node:stream/consumers';
import { compile } from 'json-schema-to-typescript';

const options = {
  additionalProperties: false,
  bannerComment: '',
  unreachableDefinitions: true,
  style: { printWidth: 110, singleQuote: true },
};
const schemas = Object.entries(JSON.parse(await text(process.stdin)));
const files = await Promise.all(
  schemas.map(async ([name, schema]) => [name, await compile(schema, name, options)]),
);
process.stdout.write(JSON.stringify(Object.fromEntries(files)));
