import 'graphiql/setup-workers/vite';
import './playground.css';
import { useDocExplorer } from '@graphiql/plugin-doc-explorer';
import { pick, useGraphiQL } from '@graphiql/react';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useTheme } from '../lib/design/use-theme';
import { editorStorage, fillEditors, isFirstVisit } from './editor-storage';
import { FIRST_EXAMPLES } from './examples';
import { EXAMPLES_PLUGIN, WIDE } from './examples-panel';
import { PageHeader } from './page-header';
import { currentToken, fetchForEditor, takeToken } from './session';
import { STRINGS } from './strings';
import { TOKEN_PLUGIN } from './token-panel';

// Loaded later, so that 92 font-face rules do not delay the first paint.
void import('../font.generated.css');

const PLUGINS = [EXAMPLES_PLUGIN, TOKEN_PLUGIN, HISTORY_PLUGIN];
const isFirst = isFirstVisit();
if (isFirst && FIRST_EXAMPLES[0]) fillEditors(FIRST_EXAMPLES[0]);
// A reload keeps the tab's token; the server says whose it is, and whether it is still valid.
const token = currentToken();
if (token !== null) void takeToken(token);

/** GraphiQL itself only says "Error fetching schema", and only in the documentation panel. */
function SchemaError() {
  const { fetchError, responseEditor } = useGraphiQL(pick('fetchError', 'responseEditor'));
  useEffect(() => {
    const notice = `// ${STRINGS.noSchema}\n`;
    if (fetchError !== null) responseEditor?.setValue(notice + fetchError);
    else if (responseEditor?.getValue().startsWith(notice)) responseEditor.setValue('');
  }, [fetchError, responseEditor]);
  return null;
}

/** Options that GraphiQL has no setting for. */
function Editors() {
  const { queryEditor, variableEditor, headerEditor, responseEditor } = useGraphiQL(
    pick('queryEditor', 'variableEditor', 'headerEditor', 'responseEditor'),
  );
  useEffect(() => {
    for (const editor of [queryEditor, variableEditor, headerEditor]) editor?.updateOptions({ wordWrap: 'on' });
    responseEditor?.updateOptions({ placeholder: STRINGS.noAnswerYet });
  }, [queryEditor, variableEditor, headerEditor, responseEditor]);
  return null;
}

/** GraphiQL resets neither: the next page of the documentation would open scrolled down, a new tab out of view. */
function ScrollPositions() {
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

/** A separate page (playground.html): the site's pages load none of it. */
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
          // A narrow screen has little room for the query.
          defaultEditorToolsVisibility={WIDE.matches ? undefined : false}
          schemaDescription
          inputValueDeprecation
          defaultTheme={theme}
          forcedTheme={theme}
        >
          <GraphiQL.Logo>{null}</GraphiQL.Logo>
          <SchemaError />
          <Editors />
          <ScrollPositions />
        </GraphiQL>
      </main>
    </>
  );
}

createRoot(document.getElementById('playground')!).render(<Playground />);
