export interface ModelMessage {
  role: 'user' | 'assistant';
  content: string;
}

export interface ModelQuestion {
  /** What the model is told about itself and the task. */
  system: string;
  /** Ends with the question; begins with the user. */
  messages: ModelMessage[];
  /** Ends the call, upstream too. */
  signal?: AbortSignal | undefined;
}

/** What its provider says of our key and of the model's name. */
export type ModelState = 'usable' | 'deprecated' | 'retired' | 'wrong key' | 'not allowed' | 'unknown model' | 'busy';

/** A language model somewhere else. */
export interface LanguageModel {
  /**
   * The whole answer, plain text, never empty.
   * @throws AppError BAD_GATEWAY when it refuses or answers nonsense, GATEWAY_TIMEOUT when it takes too long, SERVICE_UNAVAILABLE
   *   when the question was taken back: nobody is left to read it
   */
  answer: (question: ModelQuestion) => Promise<string>;
  /**
   * Asks about the model without asking it anything, which costs nothing.
   * @throws Error when the provider does not answer as it should; its text repeats nothing of the answer
   */
  probe: () => Promise<ModelState>;
}
