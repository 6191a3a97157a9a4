import { ListVideo, MonitorPlay } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { LazyImage } from '@icss/ui/LazyImage/LazyImage.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { contract } from '@icss/core/contract/contract.ts'
import { formatDay } from '@icss/core/copy/format.ts'
import type { CourseListQuery, CourseRow } from '@icss/core/courses/courses.contract.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { CategoryFilter } from '../categories/CategoryFilter.tsx'
import { useCategoryName } from '../categories/useCategoryName.ts'
import { useCopy } from '../language/copy.ts'
import { NounList, type NounListProps } from '../lists/NounList.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { hrefOf } from '../uploads/upload-view.ts'
import { CoursePreview } from './CoursePreview.tsx'
import { useCopyCourse } from './useCopyCourse.ts'

type Frame = NounListProps<'courses'>

export type CourseListProps = {
  /** What the list is narrowed to. */
  fixed?: Partial<CourseListQuery>
  part?: Frame['part']
  hint?: Frame['hint']
  breadcrumb?: Frame['breadcrumb']
  headActions?: ReactNode
  /** Where a new course is made; the usual place when left out, none for null. */
  newPath?: string | null
}

const everything: Partial<CourseListQuery> = {}
const coverRatio = 16 / 9

/** The courses of the channel, or a part of them. Whoever may not upload courses reads them only. */
export function CourseList({ fixed = everything, part, hint, breadcrumb, headActions, newPath }: CourseListProps) {
  const t = useCopy()
  const pathTo = usePaths()
  const categoryName = useCategoryName('course')
  const mayChange = mayCall(contract.courses.update, useSession())
  const copy = useCopyCourse()
  const [previewed, setPreviewed] = useState<CourseRow>()
  const isPurchased = fixed.source === 'purchase'
  const makePath = newPath === undefined ? pathTo('uploadcourse') : newPath
  return (
    <>
      <NounList
        noun="courses"
        part={part}
        fixed={fixed}
        editPath={(id) => (id === undefined ? (makePath ?? '') : pathTo('uploadcourse', { cloudSubjectId: id }))}
        canMake={makePath !== null}
        filters={({ query, change }) =>
          fixed.categoryId === undefined && (
            <CategoryFilter
              kind="course"
              label={t('courses.fields.categoryId')}
              value={query.categoryId}
              onChange={(categoryId) => change({ categoryId, page: 1 })}
            />
          )
        }
        hint={hint}
        headActions={headActions}
        {...(breadcrumb ? { breadcrumb } : {})}
        copy={copy}
        rowActionCount={mayChange ? 2 : 0}
        rowActions={(course) =>
          mayChange && (
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
                href={pathTo('eusChapter', { id: course.id })}
              />
            </>
          )
        }
        picture={({ headImage }) => <LazyImage src={hrefOf(headImage)} alt="" ratio={coverRatio} width={50} />}
        columns={[
          { id: 'name', minWidth: 240 },
          { id: 'categoryId', width: 132, render: ({ categoryId }) => categoryName(categoryId) },
          { id: 'value', width: 100, align: 'end', render: ({ value }) => value || t('courses.free') },
          ...(isPurchased
            ? [
                { id: 'supplier', width: 150 },
                { id: 'createdAt', width: 116, render: ({ createdAt }: CourseRow) => formatDay(createdAt) },
              ]
            : [
                {
                  id: 'permission',
                  width: 116,
                  render: ({ permission }: CourseRow) => (
                    <Status tone={permission === 'open' ? 'good' : 'warn'}>
                      {t(`courses.permissions.${permission}`)}
                    </Status>
                  ),
                },
                { id: 'source', width: 92, isWideOnly: true },
              ]),
          { id: 'serialNumber', width: 100, align: 'end', render: ({ serialNumber }) => serialNumber },
        ]}
      />
      <CoursePreview course={previewed} onClose={() => setPreviewed(undefined)} />
    </>
  )
}
