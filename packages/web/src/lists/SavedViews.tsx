import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import type { SavedView } from '@icss/core/saved-views/saved-views.contract.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { viewed } from './saved-query.ts'
import * as styles from './ListView.css.ts'
import type { ListQuery, ListState } from './useListQuery.ts'

export type SavedViewsProps = {
  list: string
  state: ListState<ListQuery>
  /** The list shows another view now. */
  onTaken: () => void
}

/** The views of a list that the account keeps: filters and order under a name. */
export function SavedViews({ list, state, onTaken }: SavedViewsProps) {
  const t = useCopy()
  const notify = useNotify()
  const { inOneLine } = useErrorWording()
  const queries = useQueryClient()
  const { savedViews } = useClient()
  const [name, setName] = useState('')
  const queryKey = ['savedViews', list]
  const kept = useQuery({ queryKey, queryFn: ({ signal }) => savedViews.list({ query: { list } }, { signal }) })
  const changed = () => queries.invalidateQueries({ queryKey })
  const save = useMutation({
    mutationFn: () => savedViews.create({ body: { list, name, query: viewed(state.query) } }),
    onSuccess: ({ name: saved }) => {
      setName('')
      notify.done(t('savedViews.saved', { name: saved }))
      return changed()
    },
  })
  const remove = useMutation({
    mutationFn: ({ id }: SavedView) => savedViews.delete({ params: { viewId: id } }),
    onSuccess: (_, { name: gone }) => notify.done(t('savedViews.removed', { name: gone })),
    onError: notify.failed,
    onSettled: changed,
  })
  const take = ({ name: taken, query }: SavedView) => {
    if (state.replace(query)) onTaken()
    else notify.warn(t('savedViews.outdated', { name: taken }))
  }
  const views = kept.data?.items ?? []
  const fault = inOneLine(save.error ?? kept.error)
  return (
    <div className={styles.part}>
      <h2 className={styles.head}>{t('savedViews.title')}</h2>
      {views.length === 0 && <p className={styles.hint}>{t('savedViews.none')}</p>}
      {views.length > 0 && (
        <ul className={styles.views}>
          {views.map((view) => (
            <li key={view.id} className={styles.view}>
              <Button size="small" variant="quiet" onPress={() => take(view)}>
                {view.name}
              </Button>
              <IconButton
                size="small"
                label={t('savedViews.remove', { name: view.name })}
                icon={<Trash2 size={16} />}
                isPending={remove.isPending && remove.variables.id === view.id}
                onPress={() => remove.mutate(view)}
              />
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.save}
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '' && !save.isPending) save.mutate()
        }}
      >
        <TextField
          label={t('savedViews.name')}
          value={name}
          onChange={setName}
          {...(fault === undefined ? {} : { error: fault })}
        />
        <Button type="submit" size="small" isDisabled={name.trim() === ''} isPending={save.isPending}>
          {t('savedViews.save')}
        </Button>
      </form>
    </div>
  )
}
