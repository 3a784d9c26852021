/** All metrics that a process serves at its METRICS_PORT. */
export interface Scrape {
  status: number;
  text: string;
  /** By the name with its labels, as it stands in the text. */
  values: Map<string, number>;
}

export async function scrape(port: number): Promise<Scrape> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await response.text();
  const samples = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return {
    status: response.status,
    text,
    values: new Map(samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))])),
  };
}
