import { Eye, EyeOff, ListTree } from 'lucide-react'
import { Avatar } from '@icss/ui/Avatar/Avatar.tsx'
import { Button } from '@icss/ui/Button/Button.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { contract } from '@icss/core/contract/contract.ts'
import { formatDay } from '@icss/core/copy/format.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { tutorDraft } from '@icss/core/tutors/tutor.ts'
import type { Tutor } from '@icss/core/tutors/tutors.contract.ts'
import { CategoryFilter } from '../categories/CategoryFilter.tsx'
import { useCategoryName } from '../categories/useCategoryName.ts'
import { draftOf } from '../forms/draft-of.ts'
import { useCopy } from '../language/copy.ts'
import { NounList } from '../lists/NounList.tsx'
import { useRowChange } from '../lists/useRowChange.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { hrefOf } from '../uploads/upload-view.ts'

/** The tutors of the channel (seed section 2, tutor). */
export default function TutorListScreen() {
  const t = useCopy()
  const { tutors } = useClient()
  const categoryName = useCategoryName('tutor')
  const row = useRowChange('tutors')
  const mayChange = mayCall(contract.tutors.update, useSession())
  const setStatus = (tutor: Tutor, status: Tutor['status']) =>
    row.change(async () => {
      const body = { ...draftOf(tutorDraft, tutor), status }
      await tutors.update({ params: { id: tutor.id }, query: { version: tutor.version }, body })
      return t(`tutors.set.${status}`, { name: tutor.name })
    }, tutor.id)
  return (
    <NounList
      noun="tutors"
      editPath={(id) => pathTo('tutoradd', { id })}
      filters={({ query, change }) => (
        <CategoryFilter
          kind="tutor"
          label={t('tutors.fields.categoryId')}
          value={query.categoryId}
          onChange={(categoryId) => change({ categoryId, page: 1 })}
        />
      )}
      headActions={
        mayChange && (
          <Button icon={<ListTree size={16} />} href={pathTo('tutorCategories')}>
            {t('tutors.categories')}
          </Button>
        )
      }
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
            isPending={row.pendingRow === tutor.id}
            onPress={() => setStatus(tutor, isOnline ? 'offline' : 'online')}
          />
        )
      }}
      picture={({ name, avatar }) => <Avatar name={name} src={hrefOf(avatar)} size={28} />}
      columns={[
        { id: 'name', minWidth: 180 },
        { id: 'categoryId', width: 140, render: ({ categoryId }) => categoryName(categoryId) },
        { id: 'introduction', minWidth: 200, isWideOnly: true },
        { id: 'serial', width: 104, align: 'end', render: ({ serial }) => serial },
        {
          id: 'status',
          width: 96,
          render: ({ status }) => (
            <Status tone={status === 'online' ? 'good' : 'neutral'}>{t(`tutors.status.${status}`)}</Status>
          ),
        },
        { id: 'updatedAt', width: 116, render: ({ updatedAt }) => formatDay(updatedAt) },
      ]}
    />
  )
}
