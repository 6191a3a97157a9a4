import { useMemo } from 'react'
import type * as z from 'zod/mini'
import { NumberField } from '@icss/ui/NumberField/NumberField.tsx'
import { Select } from '@icss/ui/Select/Select.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import {
  announcement,
  type DrawView,
  type DrawnWinner,
  drawsContract,
  maxReason,
  maxWord,
  reasonDraft,
} from '@icss/core/lotteries/draws.contract.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useForm } from '../forms/useForm.ts'
import { useCopy } from '../language/copy.ts'

type Save<Body> = (body: Body) => Promise<unknown>

/** What a round is announced with: award, how many, and the word that the room calls. */
export function AnnounceDialog({
  draw: { awards },
  save,
  onClose,
}: {
  draw: DrawView
  save: Save<z.output<typeof announcement>>
  onClose: () => void
}) {
  const t = useCopy()
  const first = awards.find(({ left }) => left > 0)
  const form = useForm<typeof announcement, unknown>({
    schema: announcement,
    saved: { award: first?.id ?? '', count: first?.left ?? 1, word: '' },
    save,
    onSaved: onClose,
  })
  const field = useDraftFields(form, 'lotteries')
  const options = useMemo(
    () =>
      awards
        .filter(({ left }) => left > 0)
        .map(({ id, name, prize, left }) => ({
          value: id,
          label: `${name} · ${prize}`,
          description: t('lotteries.left', { left }),
        })),
    [awards, t],
  )
  const left = awards.find(({ id }) => id === form.values.award)?.left ?? 1
  return (
    <FormDialog form={form} title={t('lotteries.next')} saveLabel={t('lotteries.announce')} onClose={onClose}>
      <Select
        {...field.text('award')}
        isRequired
        placeholder={t('lotteries.choose')}
        options={options}
        onChange={(award) => form.change({ award, count: awards.find(({ id }) => id === award)?.left ?? 1 })}
      />
      <NumberField {...field.number('count')} isRequired minValue={1} maxValue={left} />
      <TextField {...field.text('word')} maxLength={maxWord} description={t('lotteries.wordHint')} />
    </FormDialog>
  )
}

/** Why the round is given up. */
export function AbandonDialog({ save, onClose }: { save: Save<z.output<typeof reasonDraft>>; onClose: () => void }) {
  const t = useCopy()
  const form = useForm<typeof reasonDraft, unknown>({
    schema: reasonDraft,
    saved: { reason: '' },
    save,
    onSaved: onClose,
  })
  const field = useDraftFields(form, 'lotteries')
  return (
    <FormDialog form={form} title={t('lotteries.abandon')} saveLabel={t('lotteries.abandon')} onClose={onClose}>
      <p>{t('lotteries.abandonText')}</p>
      <TextField {...field.text('reason')} isRequired maxLength={maxReason} />
    </FormDialog>
  )
}

const voiding = drawsContract.void.body

/** Whose win is voided, and why. */
export function VoidDialog({
  winner: { code, name },
  save,
  onClose,
}: {
  winner: DrawnWinner
  save: Save<z.output<typeof voiding>>
  onClose: () => void
}) {
  const t = useCopy()
  const form = useForm<typeof voiding, unknown>({
    schema: voiding,
    saved: { code, reason: t('lotteries.reasonAbsent') },
    save,
    onSaved: onClose,
  })
  const field = useDraftFields(form, 'lotteries')
  return (
    <FormDialog form={form} title={t('lotteries.voidTitle')} saveLabel={t('lotteries.void')} onClose={onClose}>
      <p>{t('lotteries.voidText', { name })}</p>
      <TextField {...field.text('reason')} isRequired maxLength={maxReason} />
    </FormDialog>
  )
}
