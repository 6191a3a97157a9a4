import { testimonyWords } from '@icss/core/lotteries/draw-check.words.ts'
import type { Testimony } from '@icss/core/lotteries/witness.ts'
import { useCheckWords } from './check-words.ts'
import { Sentences } from './Sentences.tsx'

/** What this phone saw of the draw while it went on. */
export function PhoneWitness({ told }: { told: readonly Testimony[] }) {
  const { t } = useCheckWords()
  return (
    <Sentences
      title={t('witness.title')}
      sentences={[...told.map((one) => testimonyWords(t, one)), t('witness.notProof')]}
    />
  )
}
