import type { LanguageModel } from '../../adapters/llm/language-model';
import { AppError } from '../../shared/errors';
import type { Limiter } from '../../shared/http/limiter';
import type { Logger } from '../../shared/logger';
import type { Facility } from '../facility/facility.entity';
import type { FacilityService } from '../facility/facility.service';
import type { SearchService } from '../search/search.service';
import { findCareAnswer } from './care/find-care-answer';
import type { RedFlag } from './care/red-flag-rules';
import { findRedFlag } from './care/red-flags';
import type { ChatbotMessageInput } from './chatbot.input';
import { type ChatbotAnswer, type ChatbotSearch, ChatbotSource } from './chatbot.output';
import { isReply, readConversation, type ConversationTurn } from './conversation';
import { maskPersonal } from './mask-personal';
import { hospitalsText, placesText, cautionText, whereText, withPlaces } from './place-answer';
import { type FoundPlaces, PlaceFinder, type PlaceRequest } from './place-finder';
import { withoutReplyEnding } from './spoken-question';
import { QuestionBudget, type Warn } from './question-budget';
import { STRINGS } from './strings';
import { SYSTEM_PROMPT, systemPromptWithPlaces } from './system-prompt';

export interface ChatbotServiceParts {
  facilities: FacilityService;
  search: SearchService;
  limiter: Limiter;
  /** null without an API key: answers come from the bundled collection. */
  model: LanguageModel | null;
  /** For links in plain-text answers. */
  publicUrl: string;
  log: Logger;
}

interface Caller {
  address: string;
  /** Aborted when the client disconnects. */
  signal?: AbortSignal | undefined;
}

/** How far back a reply that names a place looks for its question. */
const PREVIOUS_QUESTIONS_MAX = 3;

/** Owns the chatbot's answers. Not here: members; it gets only the client's address, for rate limits. */
export class ChatbotService {
  private readonly budget: QuestionBudget;
  private readonly places: PlaceFinder;

  constructor(private readonly parts: ChatbotServiceParts) {
    this.budget = new QuestionBudget(parts.limiter, this.warn);
    this.places = new PlaceFinder(parts.facilities, parts.search);
  }

  async ask(messages: ChatbotMessageInput[], { address, signal }: Caller): Promise<ChatbotAnswer> {
    const conversation = readConversation(messages);
    const question = conversation.at(-1)?.text ?? '';
    const redFlag = findRedFlag(question);
    if (redFlag) {
      const isWithinLimit = await this.budget.consumeUrgent(address);
      return this.answerUrgent(redFlag, isWithinLimit ? await this.readHospitals(question) : null);
    }
    await this.budget.consume(address);
    const request = await this.places.read(question);
    const followUp = request ? null : await this.answerLocationReply(conversation, signal);
    if (followUp) return followUp;
    if (request) return this.answerWithPlaces(request, conversation, signal);
    if (this.parts.model) {
      return this.answer(ChatbotSource.MODEL, await this.askModel(SYSTEM_PROMPT, conversation, signal));
    }
    const prepared = findCareAnswer(question);
    if (prepared) return this.answer(ChatbotSource.PREPARED, `${prepared.entry.answer}\n\n${prepared.entry.seeVet}`);
    return this.answer(ChatbotSource.NONE, STRINGS.noAnswer);
  }

  /** A reply such as "강남역이요" to a question without a place; "3kg이에요" makes the chatbot ask again. */
  private async answerLocationReply(
    conversation: ConversationTurn[],
    signal: AbortSignal | undefined,
  ): Promise<ChatbotAnswer | null> {
    const questions = conversation.filter(({ role }) => role === 'user').map(({ text }) => text);
    const reply = questions.pop() ?? '';
    if (!isReply(reply)) return null;
    for (const previous of questions.slice(-PREVIOUS_QUESTIONS_MAX).reverse()) {
      const redFlag = findRedFlag(previous);
      const place = withoutReplyEnding(reply);
      const request = redFlag ? await this.readHospitals(`${place} 근처`) : await this.places.readWithPlace(previous, place);
      if (redFlag || request) {
        // A short new question is no reply.
        if (!request?.place && findCareAnswer(reply)) return null;
        if (redFlag) return this.answerUrgent(redFlag, request);
        return request && this.answerWithPlaces(request, conversation, signal);
      }
      if (!isReply(previous)) return null;
    }
    return null;
  }

  private async answerWithPlaces(
    request: PlaceRequest,
    conversation: ConversationTurn[],
    signal: AbortSignal | undefined,
  ): Promise<ChatbotAnswer> {
    const { place } = request;
    if (!place) return this.answer(ChatbotSource.PLACES, whereText(request));
    const found = await this.places.find({ ...request, place });
    const { facilities } = found;
    const search = searchOf(found);
    const text = placesText(found);
    const own = this.answer(ChatbotSource.PLACES, text, facilities, search);
    if (!this.parts.model || !facilities.length) return own;
    const worded = await this.askModel(systemPromptWithPlaces(text, facilities), conversation, signal).catch(nullIfModelFailed);
    if (worded === null) return own;
    const caution = cautionText(found);
    return this.answer(ChatbotSource.MODEL, caution ? `${worded}\n\n${caution}` : worded, facilities, search);
  }

  /** Never answered by the model, which may be slow or wrong. */
  private async answerUrgent({ name, advice }: RedFlag, request: PlaceRequest | null): Promise<ChatbotAnswer> {
    const first = `${STRINGS.urgent(name)} ${advice}`;
    const { place = null, severalPlaces = null } = request ?? {};
    const found = request && place ? await this.places.find({ ...request, place }).catch(this.warnAboutClinics) : null;
    if (!found) {
      const where = severalPlaces ? `${STRINGS.severalPlaces(severalPlaces)} ${STRINGS.callFirst}` : STRINGS.whichHospitals;
      return this.answer(ChatbotSource.URGENT, `${first}\n\n${where}`);
    }
    return this.answer(ChatbotSource.URGENT, `${first}\n\n${hospitalsText(found)}`, found.facilities, searchOf(found));
  }

  private readHospitals(text: string): Promise<PlaceRequest | null> {
    return this.places.readHospitals(text).catch(this.warnAboutClinics);
  }

  /** An error of the clinic search must not lose the advice. */
  private readonly warnAboutClinics = (error: unknown): null => {
    this.warn(error, 'clinic search failed in an emergency');
    return null;
  };

  private readonly warn: Warn = (error, text) => this.parts.log.warn({ err: error }, text);

  private askModel(system: string, conversation: ConversationTurn[], signal: AbortSignal | undefined): Promise<string> {
    const messages = conversation.map(({ role, text }) => ({ role, content: maskPersonal(text) }));
    return this.parts.model!.answer({ system, messages, signal });
  }

  private answer(
    source: ChatbotSource,
    text: string,
    facilities: Facility[] = [],
    search: ChatbotSearch | null = null,
  ): ChatbotAnswer {
    const plainText = withPlaces(text, facilities, this.parts.publicUrl);
    const places = facilities.map((facility) => ({ facility, entry: null }));
    return { source, text, plainText, topic: null, facilities, places, hotlines: [], suggestions: [], search };
  }
}

/** The search behind the answer, for the map. */
function searchOf({ conditions, place }: FoundPlaces): ChatbotSearch {
  const { openAt, ...others } = conditions;
  const { sidoName, sigunguName, nearPlace, words } = place;
  const hours = { openAt: openAt?.instant ?? null, isOpenNow: openAt?.isNow ? (true as const) : null };
  return { ...others, ...hours, sidoName, sigunguName, nearPlace, isNearMe: false, searchText: words.join(' ') || null };
}

/** Answers with the places found even if the model fails. */
function nullIfModelFailed(error: unknown): null {
  if (error instanceof AppError && (error.code === 'BAD_GATEWAY' || error.code === 'GATEWAY_TIMEOUT')) return null;
  throw error;
}
