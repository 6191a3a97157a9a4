import { useQuery } from '@tanstack/react-query'
import { ChevronsDownUp, ChevronsUpDown, Plus } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { StepButtons } from '@icss/ui/Steps/StepButtons.tsx'
import { Steps } from '@icss/ui/Steps/Steps.tsx'
import type { ChapterNode, ChapterWithLessons } from '@icss/core/chapters/chapter.ts'
import { wholeLength } from '@icss/core/chapters/whole-length.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { useCopy } from '../language/copy.ts'
import { useTitleOf } from '../shell/useTitleOf.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { LaterOverlay } from '../server/LaterOverlay.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { useGoUp } from '../shell/useGoUp.ts'
import { Question } from '../forms/Question.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { chapterLines } from './chapter-rows.ts'
import * as styles from './ChapterScreen.css.ts'
import { ChapterTree } from './ChapterTree.tsx'
import { DeleteNode } from './DeleteNode.tsx'
import { LeaveChapters } from './LeaveChapters.tsx'
import { manyNodes, useChapters } from './useChapters.ts'
import { useOpenedNode } from './useOpenedNode.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'

const loadDialog = () => import('./ChapterDialog.tsx')
const noChapters: readonly ChapterWithLessons[] = []
const isMissing = (error: unknown) => error instanceof ProblemError && error.code === 'request.not_found'
const nothing = { lessons: 0, seconds: 0, unsubmitted: 0 }

/** The chapters of a course (seed section 2, chapter management screen). */
export default function ChapterScreen({ params: { id: courseId = '' } }: ScreenProps) {
  const t = useCopy()
  const titleOf = useTitleOf()
  const notify = useNotify()
  const client = useClient()
  const goUp = useGoUp()
  const pathTo = usePaths()
  const { query, refresh, reorder, remove, submit, drop } = useChapters(courseId)
  const course = useQuery({
    queryKey: ['courses', 'one', courseId],
    queryFn: ({ signal }) => client.courses.show({ params: { id: courseId } }, { signal }),
  })
  const { opened, openedKey, openNew, openNewIn, openNode, close } = useOpenedNode()
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const [isFlipped, setFlipped] = useState(false)
  const [toDelete, setToDelete] = useState<ChapterNode>()
  const [leaving, setLeaving] = useState<string>()
  const [isAskingEmpty, setAskingEmpty] = useState(false)
  const isReadOnly = useReadsOnly()

  const listPath = pathTo('curriculum')
  const coursePath = pathTo('uploadcourse', { cloudSubjectId: courseId })

  const chapters = query.data?.items ?? noChapters
  const counts = query.data?.counts ?? nothing
  const empty = chapters.filter(({ lessonCount }) => lessonCount === 0)
  const isBeingMade = query.data !== undefined && (counts.unsubmitted > 0 || chapters.length === 0)
  const isClosedAtFirst = chapters.length + counts.lessons > manyNodes !== isFlipped
  const lines = useMemo(
    () => chapterLines(chapters, ({ id }) => toggled.has(id) === isClosedAtFirst),
    [chapters, toggled, isClosedAtFirst],
  )

  const isThere = query.data !== undefined
  useEffect(() => {
    // The dialog comes behind what is in sight; where it does not, it is told when it is opened.
    if (isThere) loadDialog().catch(() => {})
  }, [isThere])

  const setOpen = (id: string, isOpen: boolean) => {
    const next = new Set(toggled)
    if (isOpen === isClosedAtFirst) next.add(id)
    else next.delete(id)
    setToggled(next)
  }
  const flip = () => {
    setFlipped(!isFlipped)
    setToggled(new Set())
  }
  const leave = async (path: string) => {
    if (isReadOnly) return goUp(path)
    await drop.mutateAsync().catch((error: unknown) => {
      // Of a course that is gone nothing is left to drop.
      if (!isMissing(error)) throw error
    })
    goUp(path)
  }
  const askToLeave = (path: string) => {
    drop.reset()
    if (counts.unsubmitted > 0 && !isReadOnly) setLeaving(path)
    else leave(path).catch(() => setLeaving(path))
  }
  const finish = () =>
    submit.mutate(undefined, {
      onSettled: () => setAskingEmpty(false),
      onSuccess: () => {
        notify.done(t('chapters.submitted'))
        goUp(listPath)
      },
      onError: notify.failed,
    })
  const deleteIt = (node: ChapterNode) =>
    remove.mutate(node, {
      onSuccess: () => {
        setToDelete(undefined)
        notify.done(t('lists.deleted'))
      },
      onError: (error) => {
        if (!isMissing(error)) return
        setToDelete(undefined)
        notify.tell(t('chapters.gone', { name: node.name }))
      },
    })

  const { says, ...length } = wholeLength(counts.seconds)
  const addButton = !isReadOnly && (
    <Button variant="primary" icon={<Plus size={16} />} onPress={openNew}>
      {t('chapters.create.chapter')}
    </Button>
  )
  return (
    <div className={styles.screen}>
      <PageHead
        title={titleOf('eusChapter')}
        count={
          chapters.length > 0 &&
          t('chapters.counts', {
            chapters: t('chapters.chapterCount', { count: chapters.length }),
            lessons: t('chapters.lessonCount', { count: counts.lessons }),
            time: t(`chapters.${says}`, length),
          })
        }
        breadcrumb={{
          label: t('shell.breadcrumb'),
          crumbs: [
            { label: titleOf('curriculum'), href: listPath },
            ...(course.data ? [{ label: course.data.name, href: coursePath }] : []),
            { label: titleOf('eusChapter') },
          ],
        }}
        actions={
          <>
            {chapters.length > 1 && (
              <Button
                variant="quiet"
                icon={isClosedAtFirst ? <ChevronsUpDown size={16} /> : <ChevronsDownUp size={16} />}
                onPress={flip}
              >
                {t(isClosedAtFirst ? 'chapters.openAll' : 'chapters.closeAll')}
              </Button>
            )}
            {addButton}
          </>
        }
      />
      {isBeingMade && (
        <Panel isPadded>
          <Steps
            label={t('courses.steps.label')}
            steps={[t('courses.steps.course'), t('courses.steps.chapters')]}
            current={1}
            doneLabel={t('courses.steps.done')}
            onGoBack={() => askToLeave(coursePath)}
          />
        </Panel>
      )}
      <Fetched query={query}>
        {() =>
          isMissing(query.error) ? (
            <Panel isPadded>
              <EmptyState
                picture="error"
                title={t('chapters.courseGone.title')}
                text={t('chapters.courseGone.text')}
                actions={<Button onPress={() => goUp(listPath)}>{t('chapters.courseGone.leave')}</Button>}
              />
            </Panel>
          ) : lines.length === 0 ? (
            <Panel isPadded>
              <EmptyState
                picture="list"
                title={t('chapters.empty.title')}
                text={t('chapters.empty.text')}
                actions={
                  !isReadOnly && (
                    <Button icon={<Plus size={16} />} onPress={openNew}>
                      {t('chapters.create.chapter')}
                    </Button>
                  )
                }
              />
            </Panel>
          ) : (
            <Panel>
              <ChapterTree
                lines={lines}
                onToggle={setOpen}
                onAdd={(chapter) => openNewIn(chapter.id)}
                onEdit={(node) => openNode(node.id)}
                onDelete={(node) => {
                  remove.reset()
                  setToDelete(node)
                }}
                onMove={({ parentId }, ids) => reorder.mutate({ parentId, ids })}
              />
            </Panel>
          )
        }
      </Fetched>
      {query.data && !isMissing(query.error) && (
        <div className={styles.foot}>
          <StepButtons
            exit={{
              label: t('chapters.exit'),
              onPress: () => askToLeave(listPath),
              isPending: drop.isPending && leaving === undefined,
            }}
            previous={{ label: t('chapters.previous'), onPress: () => askToLeave(coursePath) }}
            next={
              isReadOnly
                ? undefined
                : {
                    label: t('chapters.submit'),
                    onPress: () => (empty.length > 0 ? setAskingEmpty(true) : finish()),
                    isPending: submit.isPending,
                  }
            }
          />
        </div>
      )}
      {opened && query.data && (
        <LaterOverlay name="ChapterDialog" load={loadDialog} onLost={close}>
          {({ ChapterDialog }) => (
            <ChapterDialog
              key={openedKey}
              courseId={courseId}
              opened={opened}
              chapters={chapters}
              onClosed={close}
              onRefused={() => void refresh()}
              onSaved={() => {
                notify.done(t('lists.saved'))
                if (opened.parentId !== undefined) setOpen(opened.parentId, true)
                void refresh()
                close()
              }}
            />
          )}
        </LaterOverlay>
      )}
      <DeleteNode
        node={toDelete}
        lessons={chapters.find(({ id }) => id === toDelete?.id)?.lessonCount ?? 0}
        isPending={remove.isPending}
        error={remove.error}
        onConfirm={() => toDelete && deleteIt(toDelete)}
        onClose={() => setToDelete(undefined)}
      />
      <Question
        isOpen={isAskingEmpty}
        onClose={() => setAskingEmpty(false)}
        onConfirm={finish}
        title={t('chapters.emptyTitle', { count: empty.length })}
        confirmLabel={t('chapters.submitEmpty')}
        isPending={submit.isPending}
      >
        {t('chapters.emptyText', { name: empty[0]?.name ?? '' })}
      </Question>
      <LeaveChapters
        isOpen={leaving !== undefined}
        count={counts.unsubmitted}
        isPending={drop.isPending}
        error={drop.error}
        onConfirm={() => leaving !== undefined && void leave(leaving).catch(() => {})}
        onClose={() => setLeaving(undefined)}
      />
    </div>
  )
}
