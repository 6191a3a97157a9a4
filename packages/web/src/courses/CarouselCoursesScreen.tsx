import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { LazyImage } from '@icss/ui/LazyImage/LazyImage.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { SortableList } from '@icss/ui/SortableList/SortableList.tsx'
import { Tag } from '@icss/ui/Tag/Tag.tsx'
import { carouselKey, maxCarouselCourses } from '@icss/core/courses/carousel.ts'
import { useCopy } from '../language/copy.ts'
import { Fetched } from '../server/Fetched.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'
import { hrefOf } from '../uploads/upload-view.ts'
import { CarouselChoice } from './CarouselChoice.tsx'
import * as styles from './CarouselCoursesScreen.css.ts'
import { useCarousel } from './useCarousel.ts'

/** The courses and lives of the carousel, up to 4, in their order (seed section 9). Each change is stored at once. */
export default function CarouselCoursesScreen() {
  const t = useCopy()
  const pathTo = usePaths()
  const isReader = useReadsOnly()
  const [isAdding, setAdding] = useState(false)
  const { carousel, change } = useCarousel()
  const items = carousel.data?.items ?? []
  const title = t('courses.carouselCourses.title')
  const max = maxCarouselCourses
  const add = !isReader && (
    <Button
      variant="primary"
      icon={<Plus size={16} />}
      isDisabled={!carousel.data || items.length >= max}
      onPress={() => setAdding(true)}
    >
      {t('courses.carouselCourses.add')}
    </Button>
  )
  return (
    <>
      <PageHead
        title={title}
        count={carousel.data && t('courses.carouselCourses.count', { count: items.length, max })}
        breadcrumb={{
          label: t('shell.breadcrumb'),
          crumbs: [{ label: t('courses.title'), href: pathTo('curriculum') }, { label: title }],
        }}
        actions={add}
      />
      <Fetched query={carousel}>
        {() => (
          <Panel>
            {items.length === 0 ? (
              <EmptyState
                picture="list"
                title={t('courses.carouselCourses.empty.title')}
                text={t('courses.carouselCourses.empty.text')}
                actions={add}
              />
            ) : (
              <SortableList
                label={t('courses.carouselCourses.list')}
                items={items}
                getKey={carouselKey}
                getName={({ name }) => name}
                isDisabled={change.isPending || isReader}
                onMove={(moved) => change.mutate({ items: moved })}
                render={({ kind, name, headImage }) => (
                  <span className={styles.place}>
                    <span className={styles.cover}>
                      <LazyImage src={hrefOf(headImage)} alt="" ratio={16 / 9} width={64} />
                    </span>
                    <span className={styles.words}>
                      <span className={styles.name}>{name}</span>
                      <Tag>{t(`courses.carouselCourses.kinds.${kind}`)}</Tag>
                    </span>
                  </span>
                )}
                actions={(place) => (
                  <IconButton
                    size="small"
                    label={t('courses.carouselCourses.remove', { name: place.name })}
                    icon={<Trash2 size={16} />}
                    isDisabled={change.isPending || isReader}
                    onPress={() =>
                      change.mutate({
                        items: items.filter((other) => other !== place),
                        said: t('courses.carouselCourses.removed', { name: place.name }),
                      })
                    }
                  />
                )}
                labels={{
                  up: (name) => t('courses.carouselCourses.up', { name }),
                  down: (name) => t('courses.carouselCourses.down', { name }),
                  moved: (name, place) => t('courses.carouselCourses.moved', { name, place }),
                }}
              />
            )}
            <p className={styles.hint}>{t('courses.carouselCourses.text', { max })}</p>
          </Panel>
        )}
      </Fetched>
      <CarouselChoice
        isOpen={isAdding}
        chosen={items}
        isPending={change.isPending}
        onClose={() => setAdding(false)}
        onChoose={(place) =>
          change.mutate(
            { items: [...items, place], said: t('courses.carouselCourses.added', { name: place.name }) },
            { onSuccess: ({ items: stored }) => stored.length >= max && setAdding(false) },
          )
        }
      />
    </>
  )
}
