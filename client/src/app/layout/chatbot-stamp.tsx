/** Drawn for this product: the paw stamp inside a speech bubble. White, and the colour of what it stands on. */
export const ChatbotStamp = () => (
  <svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true" focusable="false">
    <path
      fill="currentColor"
      d="M9 3h14a7 7 0 0 1 7 7v8a7 7 0 0 1-7 7h-6.2l-6 4.7c-.8.6-1.8.1-1.8-.9V25a7 7 0 0 1-7-7v-8a7 7 0 0 1 7-7z"
    />
    <g fill="var(--primary)">
      <ellipse cx="9.9" cy="13.2" rx="1.5" ry="2" transform="rotate(-22 9.9 13.2)" />
      <ellipse cx="13.7" cy="9.9" rx="1.6" ry="2.2" transform="rotate(-8 13.7 9.9)" />
      <ellipse cx="18.3" cy="9.9" rx="1.6" ry="2.2" transform="rotate(8 18.3 9.9)" />
      <ellipse cx="22.1" cy="13.2" rx="1.5" ry="2" transform="rotate(22 22.1 13.2)" />
      <path d="M16 13.6c2.3 0 4.5 2.6 4.5 4.6 0 1.4-1 2.1-2.2 2.1-.9 0-1.5-.4-2.3-.4s-1.4.4-2.3.4c-1.2 0-2.2-.7-2.2-2.1 0-2 2.2-4.6 4.5-4.6z" />
    </g>
  </svg>
);
