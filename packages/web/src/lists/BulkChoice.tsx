import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { TagField } from '@icss/ui/TagField/TagField.tsx'
import type { BulkNounName } from '@icss/core/selections/bulk-nouns.ts'
import type { BulkChangeValues } from '@icss/core/selections/selections.contract.ts'
import { CategoryField } from '../categories/CategoryField.tsx'
import { useCopy } from '../language/copy.ts'

export type BulkChoiceProps = {
  noun: BulkNounName
  of: 'category' | 'tags'
  onChoose: (change: BulkChangeValues) => void
  onClose: () => void
}

const categories = { courses: 'course', tutors: 'tutor', files: 'file' } as const

/** Asks which category, or which tags, the chosen rows are to have. */
export function BulkChoice({ noun, of, onChoose, onClose }: BulkChoiceProps) {
  const t = useCopy()
  const [categoryId, setCategory] = useState('')
  const [addTags, setAdded] = useState<string[]>([])
  const [dropTags, setDropped] = useState<string[]>([])
  const isReady = of === 'category' || addTags.length + dropTags.length > 0
  const kind = noun in categories ? categories[noun as keyof typeof categories] : undefined
  const removeLabel = (tag: string) => `${t('selections.delete')} ${tag}`
  const tags = { ...(addTags.length > 0 ? { addTags } : {}), ...(dropTags.length > 0 ? { dropTags } : {}) }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`selections.${of}`)}
      closeLabel={t('shell.close')}
      size="small"
      footer={
        <>
          <Button onPress={onClose}>{t('shell.cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={!isReady}
            onPress={() => onChoose(of === 'category' ? { categoryId } : tags)}
          >
            {t('selections.next')}
          </Button>
        </>
      }
    >
      {of === 'category' && kind && (
        <CategoryField
          kind={kind}
          name="categoryId"
          label={t('selections.plan.category')}
          value={categoryId}
          onChange={setCategory}
        />
      )}
      {of === 'tags' && (
        <>
          <TagField
            name="addTags"
            label={t('selections.plan.addTags')}
            value={addTags}
            onChange={setAdded}
            removeLabel={removeLabel}
          />
          <TagField
            name="dropTags"
            label={t('selections.plan.dropTags')}
            value={dropTags}
            onChange={setDropped}
            removeLabel={removeLabel}
          />
        </>
      )}
    </Dialog>
  )
}
