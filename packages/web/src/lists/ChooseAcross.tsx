import { SelectAcross } from '@icss/ui/DataTable/SelectAcross.tsx'
import { useCopy } from '../language/copy.ts'

/** How all rows that match are chosen once those of the page are; `all` counts them when they are. */
export interface Across {
  readonly all: number | undefined
  readonly onAll: () => void
  readonly onNone: () => void
  readonly isPending: boolean
}

/** Says that the page is ticked and offers all that match, or that these are chosen. */
export function ChooseAcross({ across, shown, total }: { across: Across; shown: number; total: number }) {
  const t = useCopy()
  const { all, onAll, onNone, isPending } = across
  return all === undefined ? (
    <SelectAcross
      text={t('selections.chosenPage', { count: shown })}
      actionLabel={isPending ? t('selections.choosing') : t('selections.chooseAll', { count: total })}
      onPress={onAll}
    />
  ) : (
    <SelectAcross
      text={t('selections.chosenAll', { count: all })}
      actionLabel={t('selections.clear')}
      onPress={onNone}
    />
  )
}
