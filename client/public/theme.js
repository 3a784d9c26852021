// The theme that was chosen in the menu, before anything is painted: the page waits for this file, and the content policy forbids it inline.
// The client's code only changes `data-theme` (src/lib/design/use-theme.ts).
(() => {
  const root = document.documentElement;

  const apply = (choice) => {
    if (choice === 'light' || choice === 'dark') root.dataset.theme = choice;
    else delete root.dataset.theme;
  };

  /** For the browser's own bars, and for the blank page before the next one. */
  const tellBrowser = () => {
    const { theme } = root.dataset;
    document.querySelector('meta[name="color-scheme"]').content = theme ?? 'light dark';
    document.querySelectorAll('meta[name="theme-color"]').forEach((meta, i) => {
      const own = ['light', 'dark'][i];
      meta.media = theme === undefined ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all';
    });
  };

  try {
    apply(window.localStorage.getItem('theme'));
  } catch {
    // Site data is blocked: as the system has it.
  }
  tellBrowser();
  new window.MutationObserver(tellBrowser).observe(root, { attributeFilter: ['data-theme'] });
  // Another tab; without a key the whole store was emptied.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme' || key === null) apply(newValue);
  });
})();
