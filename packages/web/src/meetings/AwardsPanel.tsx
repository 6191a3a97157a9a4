import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Package, Plus, Trash2 } from 'lucide-react'
import type * as z from 'zod/mini'
import { Button } from '@icss/ui/Button/Button.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { NumberField } from '@icss/ui/NumberField/NumberField.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { SortableList } from '@icss/ui/SortableList/SortableList.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import type { Meeting, MeetingAwards } from '@icss/core/meetings/meetings.contract.ts'
import { awardForm, maxAwardName, maxAwards, maxReserves, prizeCount } from '@icss/core/prizes/prize.ts'
import { SmallForm } from '../forms/SmallForm.tsx'
import { useForm } from '../forms/useForm.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { ReferenceField } from '../forms/ReferenceField.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'
import * as styles from './meetings.css.ts'
import { useZhList } from './useZhList.ts'

type Award = z.input<typeof awardForm>['awards'][number]

export type AwardsPanelProps = { meeting: Meeting }

/** The awards of a meeting: chosen from the library, ordered by hand, frozen once it has started. */
export function AwardsPanel({ meeting }: AwardsPanelProps) {
  const t = useCopy()
  const { meetings } = useClient()
  const { id } = meeting
  const found = useQuery({
    queryKey: ['meetings', 'awards', id],
    queryFn: ({ signal }) => meetings.awards({ params: { id } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  })
  const bank = useZhList('lotteryBank')
  return (
    <Panel
      isPadded
      title={t('meetings.sections.awards')}
      aside={
        bank !== '/' && (
          <Button size="small" icon={<Package size={16} />} href={bank}>
            {t('meetings.awards.library')}
          </Button>
        )
      }
    >
      <Fetched query={found} outline="form">
        {(awards) => <AwardsForm meeting={meeting} stored={awards} />}
      </Fetched>
    </Panel>
  )
}

const keyed = (stored: MeetingAwards): Award[] =>
  stored.items.map(({ id: key, name, prizeId, number, reserves }) => ({ key, name, prizeId, number, reserves }))

function AwardsForm({ meeting, stored }: AwardsPanelProps & { stored: MeetingAwards }) {
  const t = useCopy()
  const notify = useNotify()
  const queries = useQueryClient()
  const { meetings } = useClient()
  const { inOneLine } = useErrorWording()
  const { id } = meeting
  const isFrozen = meeting.state !== 'notStarted' || meeting.cancelledAt !== null
  const isReader = useReadsOnly()
  const isClosed = isFrozen || isReader
  const form = useForm<typeof awardForm, MeetingAwards>(
    {
      schema: awardForm,
      saved: { awards: keyed(stored) },
      save: ({ awards }, before = stored) =>
        meetings.setAwards({
          params: { id },
          query: { version: before.version },
          body: { awards: awards.map(({ name, prizeId, number, reserves }) => ({ name, prizeId, number, reserves })) },
        }),
      onSaved: () => {
        notify.done(t('meetings.awards.saved'))
        void queries.invalidateQueries({ queryKey: ['meetings'] })
        void queries.invalidateQueries({ queryKey: ['prizes'] })
      },
    },
    {
      stored,
      load: async () => {
        const latest = await meetings.awards({ params: { id } })
        return { stored: latest, values: { awards: keyed(latest) } }
      },
    },
  )
  const { awards } = form.values
  const put = (next: Award[]) => form.change({ awards: next })
  const change = (key: string, part: Partial<Award>) =>
    put(awards.map((award) => (award.key === key ? { ...award, ...part } : award)))
  const placeOf = (key: string) => awards.findIndex((award) => award.key === key)
  const errorAt = (key: string, part: string) => inOneLine(form.errors[`awards.${placeOf(key)}.${part}`])
  const nameOf = ({ name, key }: Award) => name || String(placeOf(key) + 1)
  return (
    <SmallForm form={form}>
      <div className={styles.rows}>
        {isFrozen && <p className={styles.muted}>{t('meetings.awards.frozen')}</p>}
        {awards.length === 0 && <p className={styles.muted}>{t('meetings.awards.empty')}</p>}
        {awards.length > 0 && (
          <SortableList
            label={t('meetings.sections.awards')}
            items={awards}
            getKey={({ key }) => key}
            getName={nameOf}
            isDisabled={isClosed}
            onMove={put}
            labels={{
              up: (name) => t('meetings.awards.up', { name }),
              down: (name) => t('meetings.awards.down', { name }),
              moved: (name, place) => `${name} ${place}`,
            }}
            actions={(award) => (
              <IconButton
                size="small"
                label={t('meetings.awards.remove', { name: nameOf(award) })}
                icon={<Trash2 size={16} />}
                isDisabled={isClosed}
                onPress={() => put(awards.filter(({ key }) => key !== award.key))}
              />
            )}
            render={({ key, name, prizeId, number, reserves = 0 }) => (
              <div className={styles.awardLine}>
                <TextField
                  label={t('meetings.awards.name')}
                  isRequired
                  isDisabled={isClosed}
                  maxLength={maxAwardName}
                  value={name}
                  onChange={(value) => change(key, { name: value })}
                  error={errorAt(key, 'name')}
                />
                <ReferenceField
                  to="prizes"
                  placeholder={t('meetings.awards.choose')}
                  isRequired
                  label={t('meetings.awards.prize')}
                  isDisabled={isClosed}
                  value={prizeId}
                  onChange={(value) => change(key, { prizeId: value })}
                  error={errorAt(key, 'prizeId')}
                />
                <NumberField
                  label={t('meetings.awards.number')}
                  isDisabled={isClosed}
                  minValue={prizeCount.min}
                  maxValue={prizeCount.max}
                  value={number}
                  onChange={(value) => change(key, { number: value })}
                  error={errorAt(key, 'number')}
                />
                <NumberField
                  label={t('meetings.awards.reserves')}
                  isDisabled={isClosed}
                  minValue={0}
                  maxValue={maxReserves}
                  value={reserves}
                  onChange={(value) => change(key, { reserves: value })}
                  error={errorAt(key, 'reserves')}
                />
              </div>
            )}
          />
        )}
        {!isClosed && (
          <div className={styles.foot}>
            <Button
              icon={<Plus size={16} />}
              isDisabled={awards.length >= maxAwards}
              onPress={() =>
                put([...awards, { key: crypto.randomUUID(), name: '', prizeId: '', number: 1, reserves: 0 }])
              }
            >
              {t('meetings.awards.add')}
            </Button>
            <Button type="submit" isPending={form.isSaving} isDisabled={!form.isDirty}>
              {t('meetings.awards.save')}
            </Button>
          </div>
        )}
      </div>
    </SmallForm>
  )
}
