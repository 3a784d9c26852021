import type { ReactNode } from 'react';
import { useSession } from './session';
import { STRINGS } from './strings';

export function PageHeader() {
  const { token, member, wasRefused } = useSession();
  const sender = token === null ? STRINGS.asVisitor : member ? STRINGS.asMember(member.nickName) : STRINGS.asToken;
  return (
    <header className="developer-header">
      <h1>
        <a href="/">
          <img src="/favicon.svg" alt="" width={22} height={22} />
          <span>{STRINGS.brand}</span>
        </a>
        <span>GraphQL</span>
      </h1>
      <p role="status">{wasRefused ? STRINGS.refused : sender}</p>
      <nav aria-label={STRINGS.documents}>
        <a href="/api/docs">{STRINGS.restDocs}</a>
        <a href="/graphql/schema.graphql">{STRINGS.schemaFile}</a>
        <button type="button" popoverTarget="guide">
          {STRINGS.guide}
        </button>
      </nav>
      <section id="guide" popover="auto" aria-labelledby="guide-title">
        <h2 id="guide-title">{STRINGS.guideTitle}</h2>
        <dl>
          {STRINGS.guideLines.map(([about, line]) => (
            <div key={about}>
              <dt>{about}</dt>
              <dd>{withCode(line!)}</dd>
            </div>
          ))}
        </dl>
        <button type="button" className="developer-button" popoverTarget="guide" popoverTargetAction="hide">
          {STRINGS.close}
        </button>
      </section>
    </header>
  );
}

/** Text between backticks is code, as in the schema's descriptions. */
export const withCode = (text: string): ReactNode =>
  text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
