/** Swagger UI has a dark side of its own, behind a class. */
export function followTheme(): void {
  const root = document.documentElement;
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const theme = root.dataset.theme ?? (system.matches ? 'dark' : 'light');
    root.classList.toggle('dark-mode', theme === 'dark');
  };
  apply();
  system.addEventListener('change', apply);
  new MutationObserver(apply).observe(root, { attributeFilter: ['data-theme'] });
}
