import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WITHDRAW } from '../member-operations';
import { PASSWORD } from '../factories';
import type { Answered, DrillClient } from './drill-client';
import type { DrillMember, World } from './drill-world';
import { ABSENT, MARK, reviewState, type WriteHistory } from './write-history';

const CREATE_REVIEW = 'mutation CreateReview($input: CreateReviewInput!) { createReview(input: $input) { id content } }';
const UPDATE_REVIEW = 'mutation UpdateReview($input: UpdateReviewInput!) { updateReview(input: $input) { id content } }';
const DELETE_REVIEW = 'mutation DeleteReview($input: DeleteReviewInput!) { deleteReview(input: $input) { id } }';
const LIKE = 'mutation Like($input: ToggleReviewLikeInput!) { toggleReviewLike(input: $input) { review { id likeCount } } }';
const CREATE_INQUIRY = 'mutation CreateInquiry($input: CreateInquiryInput!) { createInquiry(input: $input) { id } }';
const UNKNOWN_ID = 2_000_000_000;
const PAUSE_MS = 15;
/** As patient as a client is with a server that starts. */
const AGAIN_AFTER_MS = 100;

let count = 0;
const newMark = () => `${MARK}${++count}`;

interface Written {
  id: string;
  mark: string;
}

interface Parts {
  world: Pick<World, 'client' | 'facilityIds' | 'boardId'>;
  member: DrillMember;
  /** Reviews that may be liked and that nobody deletes. */
  likedIds: readonly number[];
  history: WriteHistory;
  picture: Buffer;
  /** Below a member's daily quota. */
  filesMax?: number;
}

/**
 * A member who writes one thing after the other, over both doors, and tells a history of it. Whose outcome is unknown is sent again
 * where the request has a name or says what shall be; everything else is left alone.
 */
export class DrillWriter {
  private readonly client: DrillClient;
  private readonly reviews: Written[] = [];
  private readonly unanswered: (() => Promise<Answered>)[] = [];
  private filesLeft: number;

  constructor(private readonly parts: Parts) {
    this.client = parts.world.client;
    this.filesLeft = parts.filesMax ?? 150;
  }

  async run(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.step();
      await sleep(Math.random() * PAUSE_MS);
    }
  }

  /** Sends again what has a name, until it is answered. */
  async settle(): Promise<void> {
    while (this.unanswered.length > 0) {
      await this.sendNamed(this.unanswered.shift()!);
      await sleep(AGAIN_AFTER_MS);
    }
  }

  async leave(): Promise<Answered> {
    const { member, history } = this.parts;
    history.assume(`member ${member.id}`, 'there');
    const mine = Object.fromEntries(this.reviews.map(({ mark }) => [`review ${mark}`, ABSENT]));
    return history.write({ [`member ${member.id}`]: ABSENT, ...mine }, () =>
      this.client.graphql(WITHDRAW, { input: { password: PASSWORD } }, member.token),
    );
  }

  /** With two pictures and two tags. */
  async writeReview(): Promise<void> {
    const [mark, requestKey] = [newMark(), randomUUID()];
    const content = `${mark} 산책`;
    const tagNames = [mark, '산책'];
    const files = this.takeFiles(2);
    const input = { facilityId: this.anyPlace(), content, rating: 1 + (count % 5), tagNames, requestKey };
    await this.sendNamed(async () => {
      const answer = await this.parts.history.write({ [`review ${mark}`]: reviewState(content, files.length, tagNames) }, () =>
        this.client.graphqlForm(CREATE_REVIEW, input, files, this.token),
      );
      const { createReview } = (answer.body as { data?: { createReview?: { id: string } } } | null)?.data ?? {};
      if (answer.ending === 'done') this.reviews.push({ id: createReview!.id, mark });
      return answer;
    });
  }

  private step(): Promise<unknown> {
    const unanswered = this.unanswered.shift();
    if (unanswered) return this.sendNamed(unanswered);
    const steps = [
      () => this.writeReview(),
      () => this.writeReviewOverRest(),
      () => this.changeReview(),
      () => this.deleteReview(),
      () => this.like(),
      () => this.like(),
      () => this.favor(),
      () => this.favor(),
      () => this.comment(),
      () => this.inquire(),
      () => this.writeFaulty(),
    ];
    return steps[Math.floor(Math.random() * steps.length)]!();
  }

  private async sendNamed(send: () => Promise<Answered>): Promise<void> {
    const { ending } = await send();
    if (ending !== 'done' && ending !== 'refused') this.unanswered.push(send);
  }

  private async writeReviewOverRest(): Promise<void> {
    const mark = newMark();
    const content = `${mark} 산책`;
    const form = new FormData();
    form.append('facilityId', String(this.anyPlace()));
    form.append('review', content);
    form.append('rating', '4');
    form.append('tagNames', mark);
    const files = this.takeFiles(1);
    for (const file of files) form.append('files', file);
    const answer = await this.parts.history.write({ [`review ${mark}`]: reviewState(content, files.length, [mark]) }, () =>
      this.client.rest('POST', '/api/review/add', { token: this.token, form }),
    );
    if (answer.ending === 'done') this.reviews.push({ id: String((answer.body as { id: number }).id), mark });
  }

  private async changeReview(): Promise<void> {
    // Taken out and put back only when it is known how it ended; the pictures of the first are gone then.
    const review = this.reviews.shift();
    if (!review) return;
    const { id, mark } = review;
    const content = `${mark} 다시 산책 ${++count}`;
    const files = this.takeFiles(1);
    const removedImageNames = ['a.jpg', 'b.jpg'];
    const answer = await this.parts.history.write({ [`review ${mark}`]: reviewState(content, files.length, [mark, '또']) }, () =>
      this.client.graphqlForm(UPDATE_REVIEW, { id, content, tagNames: [mark, '또'], removedImageNames }, files, this.token),
    );
    if (answer.ending === 'done') this.reviews.push(review);
  }

  private async deleteReview(): Promise<void> {
    const review = this.reviews.shift();
    if (!review) return;
    const { id, mark } = review;
    await this.parts.history.write({ [`review ${mark}`]: ABSENT }, () =>
      count++ % 2
        ? this.client.graphql(DELETE_REVIEW, { input: { id } }, this.token)
        : this.client.rest('DELETE', `/api/review/delete/${id}`, { token: this.token }),
    );
  }

  private async like(): Promise<void> {
    const { likedIds, member, history } = this.parts;
    const reviewId = likedIds[Math.floor(Math.random() * likedIds.length)]!;
    const isLiked = Math.random() < 0.5;
    await history.write({ [`like ${member.id} ${reviewId}`]: isLiked ? 'on' : ABSENT }, () =>
      this.client.graphql(LIKE, { input: { reviewId, isLiked } }, this.token),
    );
  }

  private async favor(): Promise<void> {
    const facilityId = this.anyPlace();
    const isFavorite = Math.random() < 0.5;
    await this.parts.history.write({ [`favorite ${this.parts.member.id} ${facilityId}`]: isFavorite ? 'on' : ABSENT }, () =>
      this.client.rest('PUT', '/api/favorite', { token: this.token, json: { facilityId, isFavorite } }),
    );
  }

  private async comment(): Promise<void> {
    const mark = newMark();
    const comment = `${mark} 알겠습니다`;
    await this.parts.history.write({ [`comment ${mark}`]: comment }, () =>
      this.client.rest('POST', '/api/comment', { token: this.token, json: { boardId: this.parts.world.boardId, comment } }),
    );
  }

  private async inquire(): Promise<void> {
    const [mark, requestKey] = [newMark(), randomUUID()];
    const subject = `${mark} 문의`;
    const input = { email: this.parts.member.email, subject, message: '언제 여나요?', requestKey };
    await this.sendNamed(() =>
      this.parts.history.write({ [`inquiry ${mark}`]: subject }, () =>
        this.client.graphql(CREATE_INQUIRY, { input }, this.token),
      ),
    );
  }

  private async writeFaulty(): Promise<void> {
    const mark = newMark();
    const content = `${mark} 틀린 글`;
    const input = { facilityId: UNKNOWN_ID, content, rating: 5 };
    await this.parts.history.write(
      { [`review ${mark}`]: reviewState(content, 0, []) },
      () => this.client.graphql(CREATE_REVIEW, { input }, this.token),
      { isFaulty: true },
    );
  }

  private get token(): string {
    return this.parts.member.token;
  }

  private anyPlace(): number {
    const { facilityIds } = this.parts.world;
    return facilityIds[Math.floor(Math.random() * facilityIds.length)]!;
  }

  private takeFiles(wanted: number): File[] {
    const names = ['a.jpg', 'b.jpg'].slice(0, Math.min(wanted, this.filesLeft));
    this.filesLeft -= names.length;
    return names.map((name) => new File([new Uint8Array(this.parts.picture)], name, { type: 'image/jpeg' }));
  }
}
