import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import { LazyImage } from '@icss/ui/LazyImage/LazyImage.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { formatDay } from '@icss/core/copy/format.ts'
import { type ReceivedCourse, receivedCourseQuery } from '@icss/core/courses/courses.contract.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy } from '../language/copy.ts'
import { EntityList } from '../lists/EntityList.tsx'
import { NameCell } from '../lists/NameCell.tsx'
import { SearchFilter } from '../lists/SearchFilter.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { useClient } from '../server/ClientProvider.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { ReceivedCourseScreen } from './ReceivedCourseScreen.tsx'

/** The courses that the main channel has opened to this channel, or one of them; they are only read. */
export default function ReceivedCoursesScreen({ params: { id } }: ScreenProps) {
  return id === undefined ? <List /> : <ReceivedCourseScreen id={id} />
}

function List() {
  const t = useCopy()
  const { receivedCourses } = useClient()
  const state = useListQuery(receivedCourseQuery)
  const title = t('courses.received.title')
  return (
    <EntityList
      noun="courses"
      part={{
        key: 'received',
        title,
        empty: { title: t('courses.received.empty.title'), text: t('courses.received.empty.text') },
      }}
      state={state}
      load={(query, signal) => receivedCourses.list({ query }, { signal })}
      nameOf={({ name }) => name}
      breadcrumb={{
        label: t('shell.breadcrumb'),
        crumbs: [{ label: t('courses.title'), href: pathTo('curriculum') }, { label: title }],
      }}
      filters={
        <FilterBar label={t('courses.search')}>
          <SearchFilter
            label={t('courses.search')}
            value={state.query.q}
            onChange={(q) => state.change({ q, page: 1 })}
          />
        </FilterBar>
      }
      columns={[
        {
          id: 'name',
          header: t('courses.fields.name'),
          isName: true,
          minWidth: 240,
          render: ({ id, name, headImage }: ReceivedCourse) => (
            <NameCell
              name={name}
              search={state.query.q ?? ''}
              href={pathTo('receivedCourses', { id })}
              picture={<LazyImage src={headImage} alt="" ratio={16 / 9} width={50} />}
            />
          ),
        },
        { id: 'channelName', header: t('courses.received.from'), width: 180, render: ({ channelName }) => channelName },
        {
          id: 'permission',
          header: t('courses.fields.permission'),
          width: 132,
          render: ({ permission }) => (
            <Status tone={permission === 'open' ? 'good' : 'warn'}>{t(`courses.permissions.${permission}`)}</Status>
          ),
        },
        {
          id: 'updatedAt',
          header: t('courses.fields.updatedAt'),
          width: 116,
          isSortable: true,
          render: ({ updatedAt }) => formatDay(updatedAt),
        },
      ]}
    />
  )
}
