export interface ReadmeCommand {
  command: string;
  /** What the text says it prints; nothing where it says nothing. */
  answer: { language: string; text: string } | null;
}

/** Every block of bash in a Markdown text, with the block of another language that follows it. */
export function readmeCommands(markdown: string): ReadmeCommand[] {
  const blocks = [...markdown.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', text = '']) => ({
    language,
    text,
  }));
  return blocks.flatMap(({ language, text: command }, index) => {
    if (language !== 'bash') return [];
    const next = blocks[index + 1];
    return [{ command, answer: next && next.language !== 'bash' ? next : null }];
  });
}
