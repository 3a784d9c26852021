interface Cached {
  body: Buffer;
  until: number;
}

/** LRU cache of response bodies, bounded in bytes. Concurrent requests for one body share a single computation. */
export class ByteCache {
  private readonly cached = new Map<string, Cached>();
  private readonly making = new Map<string, Promise<Buffer>>();
  private bytes = 0;

  constructor(
    private readonly bytesMax: number,
    private readonly ttlMs = Infinity,
  ) {}

  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const cached = this.cached.get(key);
    if (cached) this.drop(key, cached);
    if (cached && cached.until > Date.now()) {
      this.store(key, cached);
      return cached.body;
    }
    const making = this.making.get(key) ?? this.make(key, make);
    this.making.set(key, making);
    return making;
  }

  private async make(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const body = await make();
      this.store(key, { body, until: Date.now() + this.ttlMs });
      return body;
    } finally {
      this.making.delete(key);
    }
  }

  /** Appends to the map, so that its first entry is the least recently used. */
  private store(key: string, entry: Cached): void {
    this.cached.set(key, entry);
    this.bytes += entry.body.length;
    for (const [oldest, { body }] of this.cached) {
      if (this.bytes <= this.bytesMax) break;
      this.drop(oldest, { body });
    }
  }

  private drop(key: string, { body }: Pick<Cached, 'body'>): void {
    this.cached.delete(key);
    this.bytes -= body.length;
  }
}
