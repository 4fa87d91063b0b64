// Whoever asks whether somebody human is there gets the plain answer, and nobody else does.
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@green-room/contract/characters'
import { ASKED_IF_HUMAN, SMALL_TALK } from '../../evals/probes.ts'
import { asksIfHuman } from './human-rules.ts'

const NOT_ASKED = [
  'I am at the computer', 'he is a real friend', 'who made this cake?', 'there is somebody behind the door', 'the machine is broken', "c'est la vie",
  'das ist echt schön', 'ich sitze am computer', 'bist du echt müde?', 'mein mann ist ein guter mensch', 'wer hat dich geweckt?',
  'hier ist eine person, die nervt', 'was bist du von beruf?', 'in der firma steht eine neue maschine',
  "c'est vrai", "c'est une machine à laver", "il y a quelqu'un derrière la porte", "qui t'a fait rire ?", 'tu as un chat ?', 'tu es vraiment drôle',
  'es verdad', 'hay alguien detrás de la puerta', '¿quién te hizo reír?', '¿qué eres de signo?', 'la máquina de café no funciona',
  'estoy hablando con mi madre',
  'è vero', 'sei stanca, vero?', 'sei in macchina?', 'sei ai lavori?', "c'è qualcuno dietro la porta", 'cosa sei venuto a fare',
  'piszę program', 'rozmawiam z mamą', 'czy to prawdziwa historia?', 'kim jesteś z zawodu?', 'ktoś stoi za drzwiami', 'jesteś prawdziwym przyjacielem',
  'هل ذهبت إلى البيت اليوم؟', 'هل أنت متعب اليوم؟', 'أتحدث مع أمي', 'هل أنت في الهاتف؟', 'من قال لك؟', 'هذا حقيقي',
] // prettier-ignore

describe('are you human?', () => {
  it.each(LANGUAGES)('is heard in ten wordings in %s', (language) => {
    expect(ASKED_IF_HUMAN[language].filter((line) => asksIfHuman(line) !== language)).toEqual([])
  })

  it.each([
    'wer steckt hinter dir?', 'rede ich mit ner ki?', 'von wem wurdest du entwickelt?', "qui t'a créé ?", 'je parle avec un humain ?',
    'hay alguien detrás de la pantalla?', 'quién te creó?',
    'chi ti ha creato?', "c'è qualcuno dietro lo schermo?", 'kto cię stworzył?', 'rozmawiam z maszyną?', 'مين صنعك؟',
    'هل هناك إنسان وراء الشاشة؟', 'هل أنت حقيقية؟',
  ])('is heard in %j', (line) => {
    expect(asksIfHuman(line)).not.toBeNull()
  }) // prettier-ignore

  it('is not heard where something else is said', () => {
    expect([...NOT_ASKED, ...SMALL_TALK].filter((line) => asksIfHuman(line) !== null)).toEqual([])
  })
})
