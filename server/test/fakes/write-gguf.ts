// Writes a 2 MB GGUF model whose weights are CONSTRUCTED: one-hot embeddings, attention and feed-forward at zero, and an output
// matrix that is an exact chain from each word to the next. The real loader, tokenizer, chat template and sampler of llama.cpp
// run, and the greedy answer is one known sentence and then the end token: a test can assert text, stop reason and usage.
import fs from 'node:fs'

const NORMAL = 1,
  UNKNOWN = 2,
  CONTROL = 3,
  UNUSED = 5,
  BYTE = 6 // token types of the format
const CHAT_TEMPLATE =
  "{% for m in messages %}{{'<|im_start|>' + m['role'] + '\\n' + m['content'] + '<|im_end|>' + '\\n'}}{% endfor %}" +
  "{% if add_generation_prompt %}{{'<|im_start|>assistant\\n'}}{% endif %}"

export function writeGguf(file: string, sentence: string): void {
  const { tokens, firstWord, lastWord } = vocabulary(sentence.split(' '))
  const size = tokens.length // vocabulary and embedding have the same size, so that a one-hot row is a word
  const heads = 4,
    feedForward = 32,
    END = 4

  const meta = [
    text('general.architecture', 'llama'),
    text('general.name', 'green-room-test'),
    uint('general.file_type', 0),
    uint('llama.context_length', 2048),
    uint('llama.embedding_length', size),
    uint('llama.block_count', 1),
    uint('llama.feed_forward_length', feedForward),
    uint('llama.attention.head_count', heads),
    uint('llama.attention.head_count_kv', heads),
    float('llama.attention.layer_norm_rms_epsilon', 1e-5),
    uint('llama.rope.dimension_count', size / heads),
    uint('llama.vocab_size', size),
    text('tokenizer.ggml.model', 'llama'),
    list(
      'tokenizer.ggml.tokens',
      8,
      tokens.map((t) => str(t.text)),
    ),
    list(
      'tokenizer.ggml.scores',
      6,
      tokens.map((t) => f32(t.type === NORMAL ? -1 : 0)),
    ),
    list(
      'tokenizer.ggml.token_type',
      5,
      tokens.map((t) => i32(t.type)),
    ),
    uint('tokenizer.ggml.bos_token_id', 1),
    uint('tokenizer.ggml.eos_token_id', END),
    uint('tokenizer.ggml.unknown_token_id', 0),
    entry('tokenizer.ggml.add_bos_token', 7, Buffer.from([0])),
    text('tokenizer.chat_template', CHAT_TEMPLATE),
  ]

  const embedding = zeros(size * size),
    output = zeros(size * size)
  for (let token = 0; token < size; token++) {
    const isWord = token >= firstWord && token <= lastWord
    const next = token === lastWord ? END : isWord ? token + 1 : firstWord
    embedding[token * size + token] = 1
    output[next * size + token] = 1
  }
  const square = () => zeros(size * size),
    wide = () => zeros(size * feedForward)
  const tensors: [name: string, shape: number[], data: Float32Array][] = [
    ['token_embd.weight', [size, size], embedding],
    ['output_norm.weight', [size], ones(size)],
    ['output.weight', [size, size], output],
    ['blk.0.attn_norm.weight', [size], ones(size)],
    ['blk.0.attn_q.weight', [size, size], square()],
    ['blk.0.attn_k.weight', [size, size], square()],
    ['blk.0.attn_v.weight', [size, size], square()],
    ['blk.0.attn_output.weight', [size, size], square()],
    ['blk.0.ffn_norm.weight', [size], ones(size)],
    ['blk.0.ffn_gate.weight', [size, feedForward], wide()],
    ['blk.0.ffn_up.weight', [size, feedForward], wide()],
    ['blk.0.ffn_down.weight', [feedForward, size], wide()],
  ]
  const infos: Buffer[] = [],
    data: Buffer[] = []
  let offset = 0
  for (const [name, shape, values] of tensors) {
    infos.push(Buffer.concat([str(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset)]))
    const bytes = aligned(Buffer.from(values.buffer))
    data.push(bytes)
    offset += bytes.length
  }
  const head = Buffer.concat([Buffer.from('GGUF'), u32(3), u64(tensors.length), u64(meta.length), ...meta, ...infos])
  fs.writeFileSync(file, Buffer.concat([aligned(head), ...data]))
}

function vocabulary(words: string[]) {
  const tokens = [
    { text: '<unk>', type: UNKNOWN },
    ...['<s>', '</s>', '<|im_start|>', '<|im_end|>'].map((t) => ({ text: t, type: CONTROL })),
  ]
  for (let byte = 0; byte < 256; byte++) tokens.push({ text: `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`, type: BYTE })
  const firstWord = tokens.length
  for (const word of words) tokens.push({ text: '\u2581' + word, type: NORMAL }) // U+2581 stands for the space before a word
  const lastWord = tokens.length - 1
  while (tokens.length % 32 !== 0) tokens.push({ text: `<pad${tokens.length}>`, type: UNUSED })
  return { tokens, firstWord, lastWord }
}

const zeros = (n: number) => new Float32Array(n)
const ones = (n: number) => new Float32Array(n).fill(1)
const u32 = (n: number) => {
  const b = Buffer.alloc(4)
  b.writeUInt32LE(n)
  return b
}
const i32 = (n: number) => {
  const b = Buffer.alloc(4)
  b.writeInt32LE(n)
  return b
}
const f32 = (n: number) => {
  const b = Buffer.alloc(4)
  b.writeFloatLE(n)
  return b
}
const u64 = (n: number) => {
  const b = Buffer.alloc(8)
  b.writeBigUInt64LE(BigInt(n))
  return b
}
const str = (s: string) => {
  const b = Buffer.from(s)
  return Buffer.concat([u64(b.length), b])
}
const aligned = (b: Buffer) => Buffer.concat([b, Buffer.alloc((32 - (b.length % 32)) % 32)])
const entry = (key: string, type: number, value: Buffer) => Buffer.concat([str(key), u32(type), value])
const text = (key: string, value: string) => entry(key, 8, str(value))
const uint = (key: string, value: number) => entry(key, 4, u32(value))
const float = (key: string, value: number) => entry(key, 6, f32(value))
const list = (key: string, type: number, items: Buffer[]) => entry(key, 9, Buffer.concat([u32(type), u64(items.length), ...items]))
