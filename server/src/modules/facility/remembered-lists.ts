import type { DataSource } from 'typeorm';
import type { AskedFields } from '../../shared/asked-fields';
import type { FacilityPages, Listed } from './facility-pages';

/** A list of fewer places is found about as soon as it is looked up here. */
const MANY = 2_000;
const KEPT_MAX = 500;
/** Replicas may each be of another moment, and then a list could be taken for newer than it is. */
const KEPT_MS = 300_000;

interface RememberedList {
  /** Of the places when it was found (facility_version). */
  version: string;
  ids: number[];
  total: number;
  until: number;
}

/**
 * Owns remembering which places are on a page of a very long list, and how long it is: among a million places the most common words take
 * longer to count than anything else. It holds until anything is written to the places, which is asked in the same statement that
 * reads them; what lies beside them, like ratings, is read anew.
 */
export class RememberedLists {
  /** The least recently wanted first; null for one that was long when it was looked for. */
  private readonly lists = new Map<string, RememberedList | null>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly pages: FacilityPages,
  ) {}

  /** @param key of all that `search` depends on but the places */
  async list(key: string, asked: AskedFields | undefined, search: () => Promise<Listed>): Promise<Listed> {
    const known = this.lists.get(key);
    if (known && known.until > Date.now()) {
      const items = await this.pages.findListed(known.ids, known.version, asked);
      if (items.length > 0) {
        this.keep(key, known);
        return { items, total: known.total };
      }
    }
    // What was long once, or has just been forgotten, is told of which version it is from the next time on.
    const before = known === null ? await this.version() : null;
    const listed = await search();
    if (listed.total > MANY && listed.items.length > 0)
      this.keep(key, before === null ? null : await this.remembered(listed, before));
    else this.lists.delete(key);
    return listed;
  }

  private async remembered({ items, total }: Listed, before: string): Promise<RememberedList | null> {
    const version = await this.version();
    return version === before ? { version, ids: items.map(({ id }) => id), total, until: Date.now() + KEPT_MS } : null;
  }

  private keep(key: string, list: RememberedList | null): void {
    this.lists.delete(key);
    this.lists.set(key, list);
    const [oldest] = this.lists.keys();
    if (this.lists.size > KEPT_MAX) this.lists.delete(oldest!);
  }

  private async version(): Promise<string | null> {
    const [row] = await this.dataSource.query<{ version: string }[]>('SELECT version FROM facility_version');
    return row?.version ?? null;
  }
}
