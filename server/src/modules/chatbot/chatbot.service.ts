import type { LanguageModel } from '../../adapters/llm/language-model';
import { AppError } from '../../shared/errors';
import type { Limiter } from '../../shared/http/limiter';
import type { Logger } from '../../shared/logger';
import type { PetInput } from '../../shared/pet-input';
import type { Facility } from '../facility/facility.entity';
import type { FacilityService } from '../facility/facility.service';
import type { SearchService } from '../search/search.service';
import { type CareAnswer, cannotWait, careAnswer } from './care/care-answer';
import { findCareTopic } from './care/care-follow-up';
import { animalIn } from './care/care-question';
import { findCareAnswer, findCareSources } from './care/find-care-answer';
import type { RedFlag } from './alarms/red-flag-rules';
import { findRedFlag } from './alarms/red-flags';
import type { AskChatbotInput } from './chatbot.input';
import { type ChatbotAnswer, ChatbotSource } from './chatbot.output';
import { isContinuation, isReply, questionsOf, readConversation, type ConversationTurn } from './conversation';
import { maskPersonal } from './mask-personal';
import { claimsEntry, guardedText } from './model-guard';
import type { NamedPet } from './places/named-pets';
import { hospitalsText, placesText, cautionText, whereText, withPlaces } from './places/place-answer';
import type { PlaceRules } from './places/place-facts';
import { PlaceFinder } from './places/place-finder';
import { HOSPITAL, type PlaceRequest } from './places/place-request';
import type { PlaceAnswer } from './places/place-lookup';
import { PlaceQuestions, suggestionsFor } from './places/place-questions';
import { hospitalsAround, searchAroundOf, searchOf } from './places/place-search';
import { withoutReplyEnding } from './places/spoken-question';
import { STRINGS } from './places/strings';
import { QuestionBudget, type Warn } from './question-budget';
import { findPersonRisk, type PersonRisk } from './alarms/person-risk';
import { type JudgedPlace, systemPromptWithEntries, systemPromptWithPlaces } from './system-prompt';

export interface ChatbotServiceParts {
  facilities: FacilityService;
  search: SearchService;
  rules: PlaceRules;
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

/** Entries of the collection that the model gets. */
const SOURCES_MAX = 3;

/** How far back a reply that names a place looks for its question. */
const PREVIOUS_QUESTIONS_MAX = 3;
const WHICH_HOSPITALS = '동네나 역의 이름을 적어 주시면 그곳의 동물병원을 알려 드려요.';

type Draft = CareAnswer & Partial<Pick<ChatbotAnswer, 'hotlines'>> & { places?: JudgedPlace[] };

/** Owns the chatbot's answers. Not here: members; it gets only the client's address, for rate limits. */
export class ChatbotService {
  private readonly budget: QuestionBudget;
  private readonly places: PlaceFinder;
  private readonly placeQuestions: PlaceQuestions;

  constructor(private readonly parts: ChatbotServiceParts) {
    this.budget = new QuestionBudget(parts.limiter, this.warn);
    this.places = new PlaceFinder(parts.facilities, parts.search);
    this.placeQuestions = new PlaceQuestions(parts.facilities, this.places, parts.rules);
  }

  async ask({ messages, pets }: AskChatbotInput, { address, signal }: Caller): Promise<ChatbotAnswer> {
    const conversation = readConversation(messages);
    const question = conversation.at(-1)?.text ?? '';
    const before = alarmBefore(questionsOf(conversation));
    const personRisk = findPersonRisk(question) ?? (animalIn(question) ? null : (before?.personRisk ?? null));
    const redFlag = personRisk ? null : findRedFlag(question);
    if (personRisk || redFlag) {
      const isWithinLimit = await this.budget.consumeUrgent(address);
      if (personRisk) return this.answer({ source: ChatbotSource.PERSON, ...personRisk });
      if (redFlag) return this.answerUrgent(redFlag, isWithinLimit ? await this.readHospitals(question, pets) : null);
    }
    try {
      await this.budget.consume(address);
    } catch (refusal) {
      // Who goes on about an emergency gets its advice again, though nothing is searched.
      if (!before?.redFlag) throw refusal;
      return this.answerUrgent(before.redFlag, null);
    }
    const asked = await this.placeQuestions.read(conversation, pets);
    if (asked?.answer) return this.answerAbout(asked.answer);
    if (asked?.redFlag) return this.answerUrgent(asked.redFlag, asked.request);
    if (asked) return this.answerWithPlaces(asked.request, conversation, signal);
    const replied = await this.answerLocationReply(conversation, pets, signal);
    if (replied) return replied;
    if (before?.redFlag && !findCareAnswer(question)) return this.answerUrgent(before.redFlag, null);
    return this.answerCare(conversation, signal);
  }

  private async answerCare(conversation: ConversationTurn[], signal: AbortSignal | undefined): Promise<ChatbotAnswer> {
    const questions = questionsOf(conversation);
    const question = questions.at(-1) ?? '';
    const topic = findCareTopic(questions);
    const signs = topic?.match ? null : cannotWait(question);
    const own = this.answer(careAnswer(topic, question));
    if (!this.parts.model) return own;
    const entries = findCareSources(topic?.text ?? question, SOURCES_MAX);
    const worded = await this.askModel(systemPromptWithEntries(entries), conversation, signal);
    const text = guardedText(worded, { entries, facts: JSON.stringify(entries), deniedNames: [], hasCaution: signs !== null });
    if (text === null) return own;
    return this.answer({
      source: ChatbotSource.MODEL,
      text: signs === null ? text : `${signs}\n${text}`,
      ...{ topic: own.topic, search: own.search },
    });
  }

  /** A reply such as "강남역이요" to a question without a place; "3kg이에요" makes the chatbot ask again. */
  private async answerLocationReply(
    conversation: ConversationTurn[],
    pets: readonly PetInput[],
    signal: AbortSignal | undefined,
  ): Promise<ChatbotAnswer | null> {
    const questions = questionsOf(conversation);
    const reply = questions.pop() ?? '';
    if (!isReply(reply)) return null;
    for (const previous of questions.slice(-PREVIOUS_QUESTIONS_MAX).reverse()) {
      const redFlag = findPersonRisk(previous) ? null : findRedFlag(previous);
      const place = withoutReplyEnding(reply);
      const request = redFlag
        ? await this.readHospitals(`${place} 근처`, pets, previous)
        : await this.places.readWithPlace(previous, place, pets);
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

  private async answerAbout({ text, facilities, pets, found }: PlaceAnswer): Promise<ChatbotAnswer> {
    const places = await this.judged(facilities, pets);
    return this.answer({ source: ChatbotSource.PLACES, text, places, search: found && searchOf(found) });
  }

  private async answerWithPlaces(
    request: PlaceRequest,
    conversation: ConversationTurn[],
    signal: AbortSignal | undefined,
  ): Promise<ChatbotAnswer> {
    const { place } = request;
    if (!place) return this.answer({ source: ChatbotSource.PLACES, text: whereText(request), search: searchAroundOf(request) });
    const found = await this.places.find({ ...request, place });
    const [places, search, text] = [await this.judged(found.facilities, found.request.pets), searchOf(found), placesText(found)];
    const own = this.answer({ source: ChatbotSource.PLACES, text, places, search, suggestions: suggestionsFor(found) });
    // Where no entry is certain, a model could only promise too much; and who looks for a clinic may be in a hurry.
    const isForModel = places.length > 0 && !found.isEntryUnknown && !found.conditions.categories.includes(HOSPITAL);
    if (!this.parts.model || !isForModel) return own;
    const caution = cautionText(found);
    const system = systemPromptWithPlaces(text, places);
    const worded = await this.askModel(system, conversation, signal).catch(nullIfModelFailed);
    const guarded =
      worded === null || claimsEntry(worded, system)
        ? null
        : guardedText(worded, {
            entries: [],
            facts: system,
            deniedNames: await this.places.namesRefusing(found),
            hasCaution: caution !== null,
          });
    if (guarded === null) return own;
    const both = caution ? `${guarded}\n\n${caution}` : guarded;
    return this.answer({ source: ChatbotSource.MODEL, text: both, places, search, suggestions: own.suggestions });
  }

  /** Never answered by the model, which may be slow or wrong. */
  private async answerUrgent({ name, now, advice }: RedFlag, request: PlaceRequest | null): Promise<ChatbotAnswer> {
    const first = `${now}\n${advice}`;
    const { place = null, severalPlaces = null } = request ?? {};
    const found = request && place ? await this.places.find({ ...request, place }).catch(this.warnAboutClinics) : null;
    const urgent = { source: ChatbotSource.URGENT, topic: name };
    if (found) {
      const text = `${first}\n\n${hospitalsText(found)}`;
      return this.answer({
        ...urgent,
        text,
        places: await this.judged(found.facilities, found.request.pets),
        search: searchOf(found),
      });
    }
    const where = severalPlaces ? STRINGS.severalPlaces(severalPlaces) : WHICH_HOSPITALS;
    return this.answer({ ...urgent, text: `${first}\n\n${where}`, search: hospitalsAround(request) });
  }

  private readHospitals(text: string, pets: readonly PetInput[], about = text): Promise<PlaceRequest | null> {
    return this.places.readHospitals(text, pets, about).catch(this.warnAboutClinics);
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

  private judged(facilities: Facility[], pets: readonly NamedPet[]): Promise<JudgedPlace[]> {
    return Promise.all(
      facilities.map(async (facility) => ({
        facility,
        entry: pets.length > 0 ? await this.parts.rules.entry.verdictOf(facility, pets, null) : null,
      })),
    );
  }

  private answer({
    source,
    text,
    topic = null,
    places = [],
    hotlines = [],
    suggestions = [],
    search = null,
  }: Draft): ChatbotAnswer {
    const facilities = places.map(({ facility }) => facility);
    // An alarm's first line says what to do now.
    const isAlarm = source === ChatbotSource.URGENT || source === ChatbotSource.PERSON;
    const plainText = withPlaces(topic && !isAlarm ? `[${topic}]\n${text}` : text, facilities, this.parts.publicUrl);
    const entries = places.flatMap(({ entry }) => entry ?? []);
    return { source, text, plainText, topic, facilities, entries, hotlines, suggestions, search };
  }
}

/** The person at risk or the emergency that the last question continues. */
function alarmBefore(questions: readonly string[]): { personRisk: PersonRisk | null; redFlag: RedFlag | null } | null {
  const [question = '', ...previous] = questions.slice(-1 - PREVIOUS_QUESTIONS_MAX).reverse();
  if (!isContinuation(question)) return null;
  for (const text of previous) {
    const personRisk = findPersonRisk(text);
    const redFlag = personRisk ? null : findRedFlag(text);
    if (personRisk || redFlag) return { personRisk, redFlag };
    if (!isContinuation(text)) return null;
  }
  return null;
}

/** Answers with the places found even if the model fails. */
function nullIfModelFailed(error: unknown): null {
  if (error instanceof AppError && (error.code === 'BAD_GATEWAY' || error.code === 'GATEWAY_TIMEOUT')) return null;
  throw error;
}
