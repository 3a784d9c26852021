import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { useDocExplorer } from '@graphiql/plugin-doc-explorer';
import { pick, useGraphiQL } from '@graphiql/react';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useTheme } from '../lib/design/use-theme';
import { editorStorage, fillEditors, isFirstVisit } from './editor-storage';
import { FIRST_EXAMPLES } from './examples';
import { EXAMPLES_PLUGIN } from './examples-panel';
import { PageHeader } from './page-header';
import { fetchForEditor, takeToken } from './session';
import { texts } from './strings';
import { currentToken } from './token';
import { TOKEN_PLUGIN } from './token-panel';
import { WIDE } from './wide';

// On its own, so that 92 font-face rules do not hold up the first paint.
void import('../font.generated.css');

const PLUGINS = [EXAMPLES_PLUGIN, TOKEN_PLUGIN, HISTORY_PLUGIN];
const isFirst = isFirstVisit();
if (isFirst && FIRST_EXAMPLES[0]) fillEditors(FIRST_EXAMPLES[0]);
// A reload keeps the token of the tab; whose it is, and whether it still is of use, the server knows.
const kept = currentToken();
if (kept !== null) void takeToken(kept);

/** GraphiQL itself tells nothing but "Error fetching schema", and only beside the documents. */
function SchemaError() {
  const { fetchError, responseEditor } = useGraphiQL(pick('fetchError', 'responseEditor'));
  useEffect(() => {
    const trouble = `// ${texts.noSchema}\n`;
    if (fetchError !== null) responseEditor?.setValue(trouble + fetchError);
    else if (responseEditor?.getValue().startsWith(trouble)) responseEditor.setValue('');
  }, [fetchError, responseEditor]);
  return null;
}

/** What GraphiQL has no setting for. */
function Editors() {
  const { queryEditor, variableEditor, headerEditor, responseEditor } = useGraphiQL(
    pick('queryEditor', 'variableEditor', 'headerEditor', 'responseEditor'),
  );
  useEffect(() => {
    for (const editor of [queryEditor, variableEditor, headerEditor]) editor?.updateOptions({ wordWrap: 'on' });
    responseEditor?.updateOptions({ placeholder: texts.noAnswerYet });
  }, [queryEditor, variableEditor, headerEditor, responseEditor]);
  return null;
}

/** GraphiQL leaves both where they were scrolled to: the documents in the middle of the next page, the new tab beyond the edge. */
function InView() {
  const { tabs, activeTabIndex } = useGraphiQL(pick('tabs', 'activeTabIndex'));
  const pages = useDocExplorer();
  const title = tabs[activeTabIndex]?.title;
  useEffect(() => {
    document.querySelector('.graphiql-plugin')?.scrollTo(0, 0);
  }, [pages]);
  useEffect(() => {
    void document.querySelector('.graphiql-tab-active')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeTabIndex, tabs.length, title]);
  return null;
}

/** A page of its own (playground.html): nothing of it is part of the site's pages. */
function Playground() {
  const theme = useTheme();
  return (
    <>
      <PageHeader />
      <main>
        <GraphiQL
          fetcher={fetchForEditor}
          plugins={PLUGINS}
          visiblePlugin={isFirst && WIDE.matches ? 'Documentation Explorer' : undefined}
          defaultTabs={FIRST_EXAMPLES}
          storage={editorStorage}
          shouldPersistHeaders={false}
          // On a narrow screen the query has little room as it is.
          defaultEditorToolsVisibility={WIDE.matches ? undefined : false}
          schemaDescription
          inputValueDeprecation
          defaultTheme={theme}
          forcedTheme={theme}
        >
          <GraphiQL.Logo>{null}</GraphiQL.Logo>
          <SchemaError />
          <Editors />
          <InView />
        </GraphiQL>
      </main>
    </>
  );
}

createRoot(document.getElementById('playground')!).render(<Playground />);
