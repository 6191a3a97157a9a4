import { Copy, ListVideo, MonitorPlay } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { LazyImage } from '@icss/ui/LazyImage/LazyImage.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { contract } from '@icss/core/contract/contract.ts'
import { formatDay } from '@icss/core/copy/format.ts'
import { type CourseListQuery, courseListQuery, type CourseRow } from '@icss/core/courses/courses.contract.ts'
import { meets } from '@icss/core/permissions/need.ts'
import { useCategoryName } from '../categories/useCategoryName.ts'
import { useCopy } from '../language/copy.ts'
import { EntityList, type EntityListProps } from '../lists/EntityList.tsx'
import { NameCell } from '../lists/NameCell.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { useRowChange } from '../lists/useRowChange.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { hrefOf } from '../uploads/upload-view.ts'
import { CourseFilters } from './CourseFilters.tsx'
import { CoursePreview } from './CoursePreview.tsx'

type Frame = EntityListProps<CourseRow, CourseListQuery>

export type CourseListProps = {
  /** What the list is narrowed to. */
  fixed?: Partial<CourseListQuery>
  part?: Frame['part']
  hint?: Frame['hint']
  breadcrumb?: NonNullable<Frame['breadcrumb']>
  headActions?: ReactNode
  /** Where a new course is made; the usual place when left out, none for null. */
  newPath?: string | null
}

const everything: Partial<CourseListQuery> = {}
const coverRatio = 16 / 9

/** The courses of the channel, or a part of them. Whoever may not upload courses reads them only. */
export function CourseList({ fixed = everything, part, hint, breadcrumb, headActions, newPath }: CourseListProps) {
  const t = useCopy()
  const { courses } = useClient()
  const pathTo = usePaths()
  const state = useListQuery(courseListQuery)
  const categoryName = useCategoryName('course')
  const mayChange = meets(contract.courses.update.needs, useSession())
  const row = useRowChange('courses')
  const [previewed, setPreviewed] = useState<CourseRow>()
  const isPurchased = fixed.source === 'purchase'
  const editPath = ({ id }: CourseRow) => pathTo('uploadcourse', { cloudSubjectId: id })
  const makePath = newPath === undefined ? pathTo('uploadcourse') : newPath
  const copy = ({ id }: CourseRow) =>
    row.change(async () => t('courses.copied', { name: (await courses.copy({ params: { id } })).name }))
  return (
    <>
      <EntityList
        noun="courses"
        part={part}
        state={state}
        load={(query, signal) => courses.list({ query: { ...query, ...fixed } }, { signal })}
        nameOf={({ name }) => name}
        filters={<CourseFilters {...state} fixed={fixed} />}
        hint={hint}
        headActions={() => headActions}
        {...(breadcrumb ? { breadcrumb } : {})}
        {...(mayChange
          ? {
              newPath: makePath ?? undefined,
              editPath,
              remove: ({ id }: CourseRow) => courses.delete({ params: { id } }),
              rowActionCount: isPurchased ? 2 : 3,
              rowActions: (course: CourseRow) => (
                <>
                  <IconButton
                    size="small"
                    label={`${t('courses.preview.act')} ${course.name}`}
                    tooltip={t('courses.preview.act')}
                    icon={<MonitorPlay size={16} />}
                    onPress={() => setPreviewed(course)}
                  />
                  <IconButton
                    size="small"
                    label={`${t('courses.chapters')} ${course.name}`}
                    tooltip={t('courses.chapters')}
                    icon={<ListVideo size={16} />}
                    onPress={() => location.assign(`#${pathTo('eusChapter', { id: course.id })}`)}
                  />
                  {!isPurchased && (
                    <IconButton
                      size="small"
                      label={`${t('courses.copy')} ${course.name}`}
                      tooltip={t('courses.copy')}
                      icon={<Copy size={16} />}
                      isDisabled={row.isPending || course.source === 'purchase'}
                      onPress={() => copy(course)}
                    />
                  )}
                </>
              ),
            }
          : {})}
        columns={[
          {
            id: 'name',
            header: t('courses.fields.name'),
            isName: true,
            isSortable: true,
            minWidth: 240,
            render: (course: CourseRow) => (
              <NameCell
                name={course.name}
                search={state.query.q ?? ''}
                href={mayChange ? `#${editPath(course)}` : undefined}
                picture={<LazyImage src={hrefOf(course.headImage)} alt="" ratio={coverRatio} width={50} />}
              />
            ),
          },
          {
            id: 'categoryId',
            header: t('courses.fields.categoryId'),
            width: 132,
            render: ({ categoryId }) => categoryName(categoryId),
          },
          {
            id: 'value',
            header: t('courses.fields.value'),
            width: 100,
            align: 'end',
            render: ({ value }) => (value === '' ? t('courses.free') : value),
          },
          ...(isPurchased
            ? [
                {
                  id: 'supplier',
                  header: t('courses.fields.supplier'),
                  width: 150,
                  render: ({ supplier }: CourseRow) => supplier,
                },
                {
                  id: 'createdAt',
                  header: t('courses.fields.createdAt'),
                  width: 116,
                  render: ({ createdAt }: CourseRow) => formatDay(createdAt),
                },
              ]
            : [
                {
                  id: 'permission',
                  header: t('courses.fields.permission'),
                  width: 116,
                  render: ({ permission }: CourseRow) => (
                    <Status tone={permission === 'open' ? 'good' : 'warn'}>
                      {t(`courses.permissions.${permission}`)}
                    </Status>
                  ),
                },
                {
                  id: 'source',
                  header: t('courses.fields.source'),
                  width: 92,
                  isWideOnly: true,
                  render: ({ source }: CourseRow) => t(`courses.sources.${source}`),
                },
              ]),
          {
            id: 'serialNumber',
            header: t('courses.fields.serialNumber'),
            width: 100,
            align: 'end',
            isSortable: true,
            render: ({ serialNumber }) => serialNumber,
          },
        ]}
      />
      <CoursePreview course={previewed} onClose={() => setPreviewed(undefined)} />
    </>
  )
}
