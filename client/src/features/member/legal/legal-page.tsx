import { Meta, Stack } from '../../../components/kit';
import { usePageTitle } from '../../../lib/use-page-title';
import styles from './legal-page.module.css';

const STRINGS = {
  since: (day: string) => `${day}부터 적용`,
};

export interface LegalText {
  title: string;
  lead: string;
  since: string;
  sections: readonly {
    title: string;
    paragraphs?: readonly string[];
    items?: readonly string[];
    /** What, why and for how long. */
    table?: { head: readonly string[]; rows: readonly (readonly string[])[] };
  }[];
}

export function LegalPage({ text }: { text: LegalText }) {
  usePageTitle(text.title);
  return (
    <Stack as="article" className={styles.page}>
      <header>
        <h1>{text.title}</h1>
        <Meta>{STRINGS.since(text.since)}</Meta>
        <p>{text.lead}</p>
      </header>
      {text.sections.map(({ title, paragraphs, items, table }, index) => (
        <section key={title}>
          <h2>{`${index + 1}. ${title}`}</h2>
          {paragraphs?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {table && <FactTable {...table} />}
          {items && (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </Stack>
  );
}

/** On a phone each row becomes a block in which every cell shows its column's title. */
function FactTable({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              <td key={cell} data-label={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
