// The package ships no types; this is what is used of it.
declare module 'word-extractor' {
  export default class WordExtractor {
    extract(source: Buffer): Promise<{ getBody(): string }>
  }
}
