import type { RefObject } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Checkbox } from '@icss/ui/Checkbox/Checkbox.tsx'
import { AnchoredPopover } from '@icss/ui/Popover/AnchoredPopover.tsx'
import { RadioGroup } from '@icss/ui/RadioGroup/RadioGroup.tsx'
import { useCopy } from '../language/copy.ts'
import { densities, type ListChoices } from './list-choices.ts'
import * as styles from './ListView.css.ts'
import { SavedViews } from './SavedViews.tsx'
import { SortChoice, type SortChoiceProps } from './SortChoice.tsx'
import type { ListColumn } from './useShownColumns.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'

export type ListViewProps = SortChoiceProps & {
  /** Under which its views are kept. */
  list: string
  columns: readonly ListColumn[]
  choices: ListChoices
  onChoose: (change: ListChoices) => void
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** What can be said of the look of a list, beside the button that asked for it. */
export function ListView({ list, state, columns, sortable, choices, onChoose, anchor, onClose }: ListViewProps) {
  const t = useCopy()
  const isReadOnly = useReadsOnly()
  const show = (id: string, isShown: boolean) => onChoose({ columns: { ...choices.columns, [id]: isShown } })
  return (
    <AnchoredPopover label={t('lists.view')} anchor={anchor} onClose={onClose}>
      {!isReadOnly && <SavedViews list={list} state={state} onTaken={onClose} />}
      {sortable.length > 0 && <SortChoice state={state} sortable={sortable} />}
      {columns.length > 0 && (
        <div className={styles.part}>
          <h2 className={styles.head}>{t('lists.columns')}</h2>
          <div className={styles.columns}>
            {columns.map(({ id, header, isShown, isSame }) => (
              <Checkbox
                key={id}
                label={isSame ? t('lists.columnIsSame', { column: header }) : header}
                isSelected={isShown}
                onChange={(isOn) => show(id, isOn)}
              />
            ))}
          </div>
          <div>
            <Button
              size="small"
              isDisabled={choices.columns === undefined}
              onPress={() => onChoose({ columns: undefined })}
            >
              {t('lists.usualColumns')}
            </Button>
          </div>
        </div>
      )}
      <div className={styles.part}>
        <RadioGroup
          label={t('lists.density.label')}
          isRow
          value={choices.density ?? 'regular'}
          options={densities.map((value) => ({ value, label: t(`lists.density.${value}`) }))}
          onChange={(density) => onChoose({ density: densities.find((one) => one === density) })}
        />
      </div>
    </AnchoredPopover>
  )
}
