import { Eye, EyeOff, ListTree } from 'lucide-react'
import { Avatar } from '@icss/ui/Avatar/Avatar.tsx'
import { Button } from '@icss/ui/Button/Button.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { contract } from '@icss/core/contract/contract.ts'
import { formatDay } from '@icss/core/copy/format.ts'
import { meets } from '@icss/core/permissions/need.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { tutorDraft } from '@icss/core/tutors/tutor.ts'
import { type Tutor, tutorListQuery } from '@icss/core/tutors/tutors.contract.ts'
import { useCategoryName } from '../categories/useCategoryName.ts'
import { draftOf } from '../forms/draft-of.ts'
import { useCopy } from '../language/copy.ts'
import { EntityList } from '../lists/EntityList.tsx'
import { ExportButton } from '../lists/ExportButton.tsx'
import { NameCell } from '../lists/NameCell.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { useRowChange } from '../lists/useRowChange.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { hrefOf } from '../uploads/upload-view.ts'
import { TutorFilters } from './TutorFilters.tsx'

const editPath = (id: string) => pathTo('tutoradd', { id })

/** The tutors of the channel (seed section 2, tutor). */
export default function TutorListScreen() {
  const t = useCopy()
  const { tutors } = useClient()
  const state = useListQuery(tutorListQuery)
  const categoryName = useCategoryName('tutor')
  const row = useRowChange('tutors')
  const mayChange = meets(contract.tutors.update.needs, useSession())
  const setStatus = (tutor: Tutor, status: Tutor['status']) =>
    row.change(async () => {
      const body = { ...draftOf(tutorDraft, tutor), status }
      await tutors.update({ params: { id: tutor.id }, query: { version: tutor.version }, body })
      return t(`tutors.set.${status}`, { name: tutor.name })
    })
  return (
    <EntityList
      noun="tutors"
      state={state}
      load={(query, signal) => tutors.list({ query }, { signal })}
      nameOf={({ name }) => name}
      filters={<TutorFilters {...state} />}
      {...(mayChange
        ? {
            newPath: pathTo('tutoradd'),
            editPath: ({ id }: Tutor) => editPath(id),
            remove: ({ id }: Tutor) => tutors.delete({ params: { id } }),
          }
        : {})}
      headActions={(total) => (
        <>
          <ExportButton endpoint={contract.tutors.export} query={state.query} total={total} />
          {mayChange && (
            <Button icon={<ListTree size={16} />} onPress={() => location.assign(`#${pathTo('tutorCategories')}`)}>
              {t('tutors.categories')}
            </Button>
          )}
        </>
      )}
      rowActionCount={mayChange ? 1 : 0}
      rowActions={(tutor) => {
        if (!mayChange) return null
        const isOnline = tutor.status === 'online'
        const act = t(isOnline ? 'tutors.takeOffline' : 'tutors.putOnline')
        return (
          <IconButton
            size="small"
            label={`${act} ${tutor.name}`}
            tooltip={act}
            icon={isOnline ? <EyeOff size={16} /> : <Eye size={16} />}
            isDisabled={row.isPending}
            onPress={() => setStatus(tutor, isOnline ? 'offline' : 'online')}
          />
        )
      }}
      columns={[
        {
          id: 'name',
          header: t('tutors.fields.name'),
          isName: true,
          isSortable: true,
          minWidth: 180,
          render: ({ id, name, avatar }: Tutor) => (
            <NameCell
              name={name}
              search={state.query.q ?? ''}
              href={mayChange ? `#${editPath(id)}` : undefined}
              picture={<Avatar name={name} src={hrefOf(avatar)} size={28} />}
            />
          ),
        },
        {
          id: 'categoryId',
          header: t('tutors.fields.categoryId'),
          width: 140,
          render: ({ categoryId }) => categoryName(categoryId),
        },
        {
          id: 'introduction',
          header: t('tutors.fields.introduction'),
          minWidth: 200,
          isWideOnly: true,
          render: ({ introduction }) => introduction,
        },
        {
          id: 'serial',
          header: t('tutors.fields.serial'),
          width: 104,
          align: 'end',
          isSortable: true,
          render: ({ serial }) => serial,
        },
        {
          id: 'status',
          header: t('tutors.fields.status'),
          width: 96,
          render: ({ status }) => (
            <Status tone={status === 'online' ? 'good' : 'neutral'}>{t(`tutors.status.${status}`)}</Status>
          ),
        },
        {
          id: 'updatedAt',
          header: t('tutors.fields.updatedAt'),
          width: 116,
          isSortable: true,
          render: ({ updatedAt }) => formatDay(updatedAt),
        },
      ]}
    />
  )
}
