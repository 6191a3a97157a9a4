import { Button } from '@icss/ui/Button/Button.tsx'
import { RadioGroup } from '@icss/ui/RadioGroup/RadioGroup.tsx'
import { betweenWords } from '@icss/core/copy/between-words.ts'
import { formatDateTime } from '@icss/core/copy/format.ts'
import type { Side } from '@icss/core/forms/draft.machine.ts'
import { shownCell } from '@icss/core/lists/shown-cell.ts'
import { columnsOf } from '@icss/core/spreadsheets/columns-of.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { ways } from './Clash.css.ts'
import { useChangers } from './useChangers.ts'
import type { ClashingField, DraftClash } from './useDraft.ts'
import type { FieldNoun } from './useDraftFields.ts'

/** Longer values are shown by their fields, once they are chosen. */
const maxShown = 60

export type DraftChangedProps = {
  clash: DraftClash & { kind: 'changed' }
  noun: FieldNoun
  /** Words a value that no list of the noun shows. */
  wordsOf: ((field: string, value: unknown) => string) | undefined
}

/** Who changed it, when and in which fields; whose value of each is saved is chosen here. */
export function DraftChanged({ clash, noun, wordsOf }: DraftChangedProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const { id = '', updatedAt = '' } = clash.theirs as { id?: string; updatedAt?: string }
  const { who, when } = useChangers(noun, id, updatedAt)
  const kinds = new Map(columnsOf(noun).map(({ field, kind }) => [field, kind]))
  const labelOf = (field: string) => t(`${noun}.fields.${field}` as 'companies.fields.name')
  const sideOf = ({ name, ...values }: ClashingField, side: Side) => {
    const kind = kinds.get(name)
    const shown = kind === undefined ? wordsOf?.(name, values[side]) : shownCell(kind, values[side], language)
    const words = shown === undefined ? '' : shown || t('forms.clash.empty')
    const isShort = words !== '' && words.length <= maxShown
    return { value: side, label: t(`forms.clash.${side}`), ...(isShort ? { description: words } : {}) }
  }
  return (
    <>
      {t('forms.clash.changed', {
        who: who.join(betweenWords[language]) || t('forms.clash.somebody'),
        when: when === '' ? '' : t('forms.clash.when', { when: formatDateTime(when) }),
        fields: clash.fields.map(({ name }) => labelOf(name)).join(betweenWords[language]),
      })}
      {clash.fields.map((field) => (
        <RadioGroup
          key={field.name}
          isRow
          label={labelOf(field.name)}
          options={[sideOf(field, 'theirs'), sideOf(field, 'mine')]}
          value={field.side}
          onChange={(side) => clash.choose(field.name, side as Side)}
        />
      ))}
      <div className={ways}>
        <Button size="small" onPress={clash.keepMine}>
          {t('forms.clash.saveChosen')}
        </Button>
        <Button size="small" onPress={clash.takeTheirs}>
          {t('forms.clash.takeTheirs')}
        </Button>
      </div>
    </>
  )
}
