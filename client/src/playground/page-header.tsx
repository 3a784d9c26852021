import { texts } from './strings';
import { useSession } from './token';
import { withCode } from './with-code';

export function PageHeader() {
  const { token, member, wasRefused } = useSession();
  const sender = token === null ? texts.asVisitor : member ? texts.asMember(member.nickName) : texts.asToken;
  return (
    <header className="playground-header">
      <h1>
        <a href="/">
          <img src="/favicon.svg" alt="" width={22} height={22} />
          <span>{texts.brand}</span>
        </a>
        <span>GraphQL</span>
      </h1>
      <p role="status">{wasRefused ? texts.refused : sender}</p>
      <nav aria-label={texts.documents}>
        <a href="/api/docs">{texts.restDocs}</a>
        <a href="/graphql/schema.graphql">{texts.schemaFile}</a>
        <button type="button" popoverTarget="guide">
          {texts.guide}
        </button>
      </nav>
      <section id="guide" popover="auto" aria-labelledby="guide-title">
        <h2 id="guide-title">{texts.guideTitle}</h2>
        <dl>
          {texts.guideLines.map(([about, line]) => (
            <div key={about}>
              <dt>{about}</dt>
              <dd>{withCode(line!)}</dd>
            </div>
          ))}
        </dl>
        <button type="button" popoverTarget="guide" popoverTargetAction="hide">
          {texts.close}
        </button>
      </section>
    </header>
  );
}
