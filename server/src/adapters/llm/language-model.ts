export interface ModelMessage {
  role: 'user' | 'assistant';
  content: string;
}

export interface ModelQuestion {
  /** The model's role and task. */
  system: string;
  /** Starts with a user message and ends with the question. */
  messages: ModelMessage[];
  /** Cancels the call, upstream too. */
  signal?: AbortSignal | undefined;
}

/** The provider's verdict on our key and the model's name. */
export type ModelState = 'usable' | 'deprecated' | 'retired' | 'wrong key' | 'not allowed' | 'unknown model' | 'busy';

export interface LanguageModel {
  /**
   * @returns the whole answer as plain text, never empty
   * @throws AppError BAD_GATEWAY for a refusal or an invalid answer, GATEWAY_TIMEOUT when it takes too long, SERVICE_UNAVAILABLE
   *   when the question was cancelled
   */
  answer: (question: ModelQuestion) => Promise<string>;
  /**
   * Reads the model's description, which is free of charge.
   * @throws Error for an invalid answer; its message repeats nothing of the answer
   */
  probe: () => Promise<ModelState>;
}
