import { prizeDraft } from '@icss/core/prizes/prize.ts'
import { NounEdit } from '../forms/NounEdit.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { useZhList } from '../meetings/useZhList.ts'
import { PrizeForm } from './PrizeForm.tsx'

const newPrize = { name: '', explanation: '', price: '', image: '', link: '', quantity: 1, grade: '' }

/** Adds a prize to the library or changes one. */
export default function PrizeEditScreen({ params: { id } }: ScreenProps) {
  return (
    <NounEdit noun="prizes" id={id} listPath={useZhList('lotteryBank')} schema={prizeDraft} blank={() => newPrize}>
      {(form) => <PrizeForm {...form} />}
    </NounEdit>
  )
}
