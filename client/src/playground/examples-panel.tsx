import { type GraphiQLPlugin, pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { from } from '../lib/design/breakpoints';
import { type Example, GROUPED_EXAMPLES } from './examples';
import { STRINGS } from './strings';

/** Panels are beside the editors; on narrower screens (as in playground.css) they cover them. */
export const WIDE = window.matchMedia(from('tablet'));

export const EXAMPLES_PLUGIN: GraphiQLPlugin = { title: STRINGS.examples, icon: ListIcon, content: ExamplesPanel };

function ExamplesPanel() {
  const { queryEditor, variableEditor, tabs } = useGraphiQL(pick('queryEditor', 'variableEditor', 'tabs'));
  const actions = useGraphiQLActions();

  function open({ query, variables, operationName }: Example) {
    // An edited tab is left alone: the example opens in a new one.
    const index = tabs.findIndex((tab) => tab.query === query && (tab.variables ?? '') === variables);
    if (index !== -1) actions.changeTab(index);
    else {
      actions.addTab();
      queryEditor?.setValue(query);
      variableEditor?.setValue(variables);
      // The editors report a change later; until then the tab would have no name, and a quick change of tabs would lose it.
      actions.updateActiveTabValues({ query, variables });
      actions.setOperationName(operationName);
    }
    if (!WIDE.matches) actions.setVisiblePlugin(null);
  }

  return (
    <section className="playground-panel" aria-labelledby="examples-title">
      <h2 id="examples-title">{STRINGS.examples}</h2>
      <p>{STRINGS.examplesLead}</p>
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
                    {example.isMutation && <span className="playground-badge">{STRINGS.mutation}</span>}
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
