import { type GraphiQLPlugin, pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { type Example, GROUPED_EXAMPLES } from './examples';
import { texts } from './strings';
import { WIDE } from './wide';

export const EXAMPLES_PLUGIN: GraphiQLPlugin = { title: texts.examples, icon: ListIcon, content: ExamplesPanel };

function ExamplesPanel() {
  const { queryEditor, variableEditor, tabs } = useGraphiQL(pick('queryEditor', 'variableEditor', 'tabs'));
  const actions = useGraphiQLActions();

  function open({ query, variables, operationName }: Example) {
    // A tab that somebody has changed is theirs: the example then opens anew beside it.
    const there = tabs.findIndex((tab) => tab.query === query && (tab.variables ?? '') === variables);
    if (there !== -1) actions.changeTab(there);
    else {
      actions.addTab();
      queryEditor?.setValue(query);
      variableEditor?.setValue(variables);
      // The editors tell of a change a moment later; until then the tab would be nameless, and lost to whoever is quick.
      actions.updateActiveTabValues({ query, variables });
      actions.setOperationName(operationName);
    }
    // On a narrow screen the list covers what it has just opened.
    if (!WIDE.matches) actions.setVisiblePlugin(null);
  }

  return (
    <section className="playground-panel" aria-labelledby="examples-title">
      <h2 id="examples-title">{texts.examples}</h2>
      <p>{texts.examplesLead}</p>
      {GROUPED_EXAMPLES.map(({ group, examples }) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <ul>
            {examples.map((example) => (
              <li key={example.file}>
                <button
                  type="button"
                  className="playground-example"
                  disabled={!queryEditor || !variableEditor}
                  onClick={() => open(example)}
                >
                  <strong>
                    <span>{example.title}</span>{' '}
                    {example.isMutation && <span className="playground-badge">{texts.mutation}</span>}
                  </strong>
                  <span>{example.purpose}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function ListIcon() {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" aria-hidden="true">
      <path d="M8 5h9M8 10h9M8 15h9" />
      <path d="m2.5 5 1.2 1.2L5.8 4M2.5 10l1.2 1.2L5.8 9M2.5 15l1.2 1.2L5.8 14" strokeLinejoin="round" />
    </svg>
  );
}
