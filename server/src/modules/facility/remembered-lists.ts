import type { DataSource } from 'typeorm';
import type { AskedFields } from '../../shared/asked-fields';
import type { FacilityPages, Listed } from './facility-pages';

/** A list of fewer places is found about as soon as it is looked up here. */
const MANY = 2_000;
const KEPT_MAX = 500;

interface RememberedList {
  /** Of the places when it was found (facility_version). */
  version: string;
  ids: number[];
  total: number;
}

/**
 * Owns remembering which places are on a page of a very long list, and how long it is: among a million places the most common words take
 * longer to count than anything else. It holds until anything is written to the places, which is asked in the same statement that
 * reads them; what lies beside them, like ratings, is read anew.
 */
export class RememberedLists {
  /** Null for one that was long when it was looked for, once. */
  private readonly lists = new Map<string, RememberedList | null>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly pages: FacilityPages,
  ) {}

  /** @param key of all that `search` depends on but the places */
  async list(key: string, asked: AskedFields | undefined, search: () => Promise<Listed>): Promise<Listed> {
    const known = this.lists.get(key);
    if (known) {
      const items = await this.pages.findListed(known.ids, known.version, asked);
      if (items.length > 0) return { items, total: known.total };
    }
    // Asked first: should the places change meanwhile, what is found is newer than what is said of it, and will not be believed.
    const version = known === undefined ? null : await this.version();
    const listed = await search();
    if (listed.total > MANY && listed.items.length > 0)
      this.keep(key, version === null ? null : { version, ids: listed.items.map(({ id }) => id), total: listed.total });
    return listed;
  }

  private keep(key: string, list: RememberedList | null): void {
    if (this.lists.size >= KEPT_MAX && !this.lists.has(key)) this.lists.clear();
    this.lists.set(key, list);
  }

  private async version(): Promise<string | null> {
    const [row] = await this.dataSource.query<{ version: string }[]>('SELECT version FROM facility_version');
    return row?.version ?? null;
  }
}
