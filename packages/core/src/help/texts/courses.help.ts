import type { HelpTexts } from '../help-text.ts'

export const coursesHelp: HelpTexts<
  'EUSCourseClassExplain' | 'cvtouchCourseExplain' | 'managementcourse' | 'carouselcourse' | 'appbslivecourse'
> = {
  EUSCourseClassExplain: {
    about: '{{@curriculum}}列出本频道的全部课程，按序号排列，序号小的在前。',
    needs: ['uploadCourse'],
    sections: [
      {
        title: '查找课程',
        steps: [
          '按名称搜索，或按分类、来源筛选；选一个分类会同时列出它的下级分类里的课程。',
          '{{categories.kinds.course.unclassified}}列出没有归类的课程，删除分类后其中的课程会到这里。',
        ],
      },
      {
        title: '一门课程可以做什么',
        steps: [
          '{{courses.preview.act}}：看它在手机和大屏上的样子。',
          '{{lists.copy}}：连同已提交的章节复制成一门新课程。',
          '{{courses.chapters}}：添加、修改、排序章节和课时。',
          '删除：课程和全部章节一起删除，30 天内可在{{@recycleBin}}恢复。',
          '公开：点{{courses.edit}}，在{{publicLinks.panel.title}}一栏点{{publicLinks.panel.open}}，把链接或二维码发给学员。',
        ],
      },
      {
        title: '管理员手机号',
        steps: ['没有填写管理员手机号时，课程页顶部会提醒。重要操作用短信通知这个手机号。'],
      },
    ],
    messages: ['course.purchased'],
    questions: [
      {
        asked: '设了观看密码的课程能公开吗？',
        answer: '可以。打开链接后先要输入密码，输错多次会锁定几分钟，其他人不受影响。',
      },
    ],
    related: ['managementcourse', 'carouselcourse', 'cvtouchCourseExplain'],
  },
  cvtouchCourseExplain: {
    about: '课程有两种来源：自己上传的，和购买后由平台交付的。子频道还能看到主频道开放的课程。',
    sections: [
      {
        title: '已购课程',
        steps: [
          '打开{{@purchasedCourses}}，列表中写明{{courses.fields.supplier}}和{{courses.fields.createdAt}}。',
          '可以改变它的分类和序号，不能复制。',
        ],
      },
      {
        title: '主频道开放的课程',
        steps: [
          '主频道把课程开放给本频道所在的频道组后，就能在{{@receivedCourses}}查看课程和目录。',
          '只能查看；{{courses.permissions.password}}的课程，输入主频道提供的密码后才显示目录和视频。',
        ],
      },
    ],
    messages: ['course.password_wrong', 'course.locked'],
    related: ['EUSCourseClassExplain'],
  },
  managementcourse: {
    about: '新建课程分两步：先填写课程资料，再添加章节。导师和分类在这里一并说明。',
    needs: ['uploadCourse'],
    sections: [
      {
        title: '课程资料',
        steps: [
          '在{{@curriculum}}点{{courses.create}}。',
          '名称必填，最多 50 个字；简介最多 200 个字；序号为 0 到 9999 的整数。',
          '{{courses.fields.headImage}}为 jpg 或 png，一张，小于 500 KB，建议 640×360。',
          '价格留空为免费，最多 10 位整数和两位小数。',
          '{{courses.fields.permission}}选{{courses.permissions.password}}时，密码为 6 到 20 位字母、数字或下划线。',
          '主频道可以勾选频道组，只有组内的子频道能看到这门课程。',
          '点{{courses.saveNext}}，进入章节管理。',
        ],
      },
      {
        title: '章节和课时',
        steps: [
          '从列表进入时点课程右边的{{courses.chapters}}。先点{{chapters.create.chapter}}，再在章节下点{{chapters.create.lesson}}；名称必填，最多 30 个字，同一级不能重名。',
          '课时要有视频：上传，或点{{uploads.useLink}}填写地址。视频最大 1.5G，可以取消和继续上传。',
          '拖动，或用{{chapters.moveUp}}、{{chapters.moveDown}}改变顺序。',
          '点{{chapters.submit}}后章节才生效；离开时会询问是否放弃没有提交的内容。',
        ],
      },
      {
        title: '分类',
        steps: [
          '在{{@courseCategories}}管理分类，最多 99 个、5 级，名称不能重复。可以拖动，也可以用每项的菜单移动。',
          '删除分类后，其中的课程或导师变为未分类，下级分类上移一级。',
        ],
      },
      {
        title: '导师',
        steps: [
          '在{{@tutor}}新建：姓名最多 10 个字，简介最多 100 个字，头像建议 242×242、小于 200 KB，选好图片后可以裁剪。',
          '可以在列表中把导师上线或下线，下线的导师仍然保留。',
        ],
      },
    ],
    messages: ['category.name_taken', 'category.too_deep', 'upload.format', 'upload.quota'],
    questions: [
      {
        asked: '上传到一半断网了怎么办？',
        answer: '再选一次同一个文件，会从中断的地方继续，不用从头传。',
      },
      {
        asked: '只有一个视频的课程也要建章节吗？',
        answer: '不用，视频填在课程资料的{{courses.fields.videoUrl}}里就可以。',
      },
    ],
    related: ['EUSCourseClassExplain', 'appbslivecourse', 'videomanagement'],
  },
  carouselcourse: {
    about: '轮播课程是首屏上轮流显示的课程和直播，最多 4 个。',
    needs: ['uploadCourse'],
    sections: [
      {
        title: '设置轮播',
        steps: [
          '在{{@carouselCourses}}点{{courses.carouselCourses.add}}，从课程或直播中选择。',
          '拖动，或用上移、下移改变顺序；改动立即生效。',
          '课程或直播被删除后会自动从轮播中去掉。',
        ],
      },
    ],
    messages: ['course.carousel_limit', 'course.carousel_missing'],
    questions: [
      {
        asked: '它和首屏的轮播图有什么不同？',
        answer: '轮播图是自己上传的图片，可以链接到任何地方；轮播课程显示的是课程和直播本身的封面。',
      },
    ],
    related: ['turnIntroduceOperatingExplain', 'EUSCourseClassExplain'],
  },
  appbslivecourse: {
    about: '直播课程在约定的时间由导师推流，手机和大屏都能观看。',
    needs: ['uploadCourse'],
    sections: [
      {
        title: '准备',
        steps: [
          '先在{{@tutor}}添加导师，再在{{@liveCurriculum}}点{{lives.create}}，填写类型、封面、开始和结束时间。',
          '要留下录像，打开{{lives.fields.recording}}。',
          '在直播详情点{{lives.push.show}}，把{{lives.push.server}}和{{lives.push.key}}填到推流软件中。',
        ],
      },
      {
        title: '开播以后',
        steps: [
          '密钥泄露时点{{lives.push.renew}}，原来的密钥立即失效。',
          '直播有{{lives.states.notStarted}}、{{lives.states.live}}、{{lives.states.ended}}三种状态；可以手动{{lives.events.start}}、{{lives.events.pause}}、{{lives.events.resume}}和{{lives.events.end}}。',
        ],
      },
      {
        title: '结束以后',
        steps: [
          '流媒体服务器录制的录像会自动出现，也可以自己上传。',
          '点{{lives.events.convert}}，用录像新建一门课程，只能转一次。',
        ],
      },
    ],
    messages: ['live.wrong_status', 'live.no_recording', 'live.already_course', 'live.tutor_missing'],
    related: ['managementcourse', 'carouselcourse'],
  },
}
