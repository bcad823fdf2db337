import routes from '../../apps/web/src/routes.ts';
import type { PersonKind } from './xss-fixture.ts';

interface Node {
  path?: string | undefined;
  children?: Node[] | undefined;
}
/** The URL patterns of all routes of the web, from `routes.ts`. */
export const patterns = below({ children: routes as Node[] }, '');

function below({ path, children }: Node, above: string): string[] {
  const here = path === undefined ? above : `${above}/${path}`;
  return children ? children.flatMap((child) => below(child, here)) : [here || '/'];
}

/**
 * One page to open: the person who opens it, the URL path (`path > button` also presses a button), and the columns that
 * the page shows.
 */
export type OpenedPage = [who: PersonKind | 'visitor', path: string, ...columns: string[]];

const providers = ['doctor', 'hospital', 'laboratory', 'pharmacy'] as const;
const [profile, dashboard, admin] = ['/profile', '/dashboard', '/dashboard/admin'];
const visitor = (path: string, ...columns: string[]): [OpenedPage] => [['visitor', path, ...columns]];

/** For every route of the web: the pages to open, or the reason why none is opened. */
export const pages: Record<string, string | OpenedPage[]> = {
  '/': [...visitor('/', 'provider.name', 'blog.title'), ['patient', '/?dialog=profile', 'patient.address']],
  '/doctors': visitor('/doctors', 'provider.name', 'speciality.name'),
  '/doctors/view/:id': [...visitor('/doctors/view/{doctor}', 'provider.name', 'doctor.bio', 'review.text')],
  '/hospital-clinics': visitor('/hospital-clinics', 'provider.name'),
  '/hospital-clinics/view/:id': visitor('/hospital-clinics/view/{hospital}', 'provider.name', 'place.about'),
  '/laboratories': visitor('/laboratories', 'provider.name'),
  '/laboratories/view/:id': visitor('/laboratories/view/{laboratory}', 'provider.name', 'place.about'),
  '/laboratories/:id/tests': [
    ...visitor('/laboratories/{laboratory}/tests', 'test.title', 'test.description'),
    ...visitor(
      '/laboratories/{laboratory}/tests > Details of.*Zq.test.title',
      'test.description',
      'test.patient_preparation',
    ),
  ],
  '/laboratories/:id': 'leads on to the page of the laboratory',
  '/pharmacies': visitor('/pharmacies', 'provider.name'),
  '/pharmacies/view/:id': visitor('/pharmacies/view/{pharmacy}', 'provider.name', 'place.about'),
  '/pharmacies/view/:id/drugs': visitor('/pharmacies/view/{pharmacy}/drugs', 'drug.name'),
  '/blog': visitor('/blog', 'blog.title'),
  '/blog/view/:id': visitor('/blog/view/{post}', 'blog.title', 'blog.content'),
  '/contact': visitor('/contact', 'static_content.value'),
  '/search': visitor('/search?text-search=kigali', 'provider.name'),
  '/basket': visitor('/basket?found=1#{drug}', 'drug.name', 'provider.name'),
  '/near': 'asks where somebody is',
  '/faq': visitor('/faq', 'static_content.value'),
  '/terms': visitor('/terms', 'static_content.value'),
  '/privacy-policy': visitor('/privacy-policy', 'static_content.value'),
  '/profile/appointment': [
    ['patient', `${profile}/appointment`, 'provider.name'],
    ['patient', `${profile}/appointment?id={appointment}`, 'provider.name', 'appointment.reason'],
  ],
  '/profile/orders': [
    ['patient', `${profile}/orders`, 'provider.name'],
    ['patient', `${profile}/orders?kind=pharmacy&id={order}`, 'provider.name', 'medical_order.house_street_no'],
  ],
  '/profile/messages': [
    ['patient', `${profile}/messages`, 'message.subject'],
    ['patient', `${profile}/messages?id={message}`, 'message.subject', 'message.text'],
    ['patient', `${profile}/messages?id={letterWithFile}`, 'message.text', 'private_file.name'],
  ],
  '/profile/family': [['patient', `${profile}/family`, 'account.name']],
  '/profile/access': [['patient', `${profile}/access`, 'account.name']],
  '/profile/data': [['patient', `${profile}/data`, 'data_request.text', 'data_request.answer']],
  '/profile/security': [['patient', `${profile}/security`, 'session.device']],
  '/profile/notification': [
    // notifications are sorted by newest first, and those of the posts of this gate fill the first page
    ['patient', `${profile}/notification`, 'blog.title'],
    ['patient', `${profile}/notification?reference_type=Appointment`, 'provider.name'],
  ],
  '/meet/:code?': [['patient', '/meet/{room}', 'provider.name']],
  '/profile/reviews': [['patient', `${profile}/reviews`, 'review.text']],
  '/reset/password/:token': 'asks for a new password',
  '/confirm/email/:token': 'has one button',
  '/invitation/:token': visitor('/invitation/{invitation}', 'account.name', 'member_invitation.name'),
  '/dashboard/admin/login': 'asks for a password',
  '/verify/:code?': visitor('/verify/{prescription}', 'provider.name'),
  '/arrive/:code': visitor('/arrive/{entrance}', 'provider.name'),
  '/dev/gallery': 'is for those who build the product',
  '/*': 'says that there is nothing',
  '/move/:secret': visitor('/move/{moveLink}', 'provider.name', 'move_link.message'),
  '/pay/:secret': visitor('/pay/{paymentLink}', 'provider.name'),
  '/waiting-room/:secret': visitor('/waiting-room/{screen}', 'arrival.room'),
  '/offline': 'is kept on the device',
  '/manifest.webmanifest': 'names the product',
  '/dashboard/doctor': [['doctor', `${dashboard}/doctor`, 'account.name']],
  '/dashboard/doctor/agenda/:id?': [
    ['doctor', `${dashboard}/doctor/agenda/{appointmentOfDoctor}`, 'account.name', 'appointment.reason'],
  ],
  '/dashboard/doctor/appointments/:status?/:id?': [
    ['doctor', `${dashboard}/doctor/appointments/all`, 'account.name'],
    [
      'doctor',
      `${dashboard}/doctor/appointments/all/{appointmentOfDoctor}`,
      'account.name',
      'appointment.reason',
      'requested_imaging.name',
    ],
  ],
  '/dashboard/doctor/video-call/:code?': [['doctor', `${dashboard}/doctor/video-call/{roomOfDoctor}`, 'account.name']],
  '/dashboard/video-call/:code?': 'leads on to that of the doctor',
  '/dashboard/doctor/calendar': [['doctor', `${dashboard}/doctor/calendar`, 'provider.name']],
  '/dashboard/hospital': [['hospital', `${dashboard}/hospital`, 'account.name']],
  '/dashboard/hospital/agenda/:id?': [
    ['hospital', `${dashboard}/hospital/agenda/{appointmentOfHospital}`, 'account.name', 'provider.name'],
  ],
  '/dashboard/hospital/calendar': [['hospital', `${dashboard}/hospital/calendar > \\d doctors?,`, 'provider.name']],
  '/dashboard/hospital/appointments/:status?/:id?': [
    ['hospital', `${dashboard}/hospital/appointments/all/{appointmentOfHospital}`, 'account.name', 'provider.name'],
  ],
  '/dashboard/hospital/patients/:id?': [
    ['hospital', `${dashboard}/hospital/patients`, 'account.name'],
    ['hospital', `${dashboard}/hospital/patients/{patientOfHospital}`, 'account.name', 'provider.name'],
  ],
  '/dashboard/hospital/queue': [['hospital', `${dashboard}/hospital/queue`, 'account.name', 'arrival.room']],
  '/dashboard/hospital/cash': [['hospital', `${dashboard}/hospital/cash`]],
  '/dashboard/doctor/cash': [['doctor', `${dashboard}/doctor/cash`]],
  '/dashboard/laboratory/cash': [['laboratory', `${dashboard}/laboratory/cash`]],
  '/dashboard/pharmacy/cash': [['pharmacy', `${dashboard}/pharmacy/cash`]],
  '/dashboard/doctor/queue': [['doctor', `${dashboard}/doctor/queue`]],
  '/dashboard/doctor/patients/:id?': [['doctor', `${dashboard}/doctor/patients`, 'account.name']],
  '/dashboard/laboratory': [['laboratory', `${dashboard}/laboratory`, 'account.name']],
  '/dashboard/laboratory/orders/:id?': [
    ['laboratory', `${dashboard}/laboratory/orders`, 'account.name'],
    [
      'laboratory',
      `${dashboard}/laboratory/orders/{orderOfLaboratory}`,
      'account.name',
      'medical_order_line.name',
      'order_work.without_code',
    ],
  ],
  '/dashboard/laboratory/tests': [['laboratory', `${dashboard}/laboratory/tests`, 'test.title']],
  '/dashboard/pharmacy': [['pharmacy', `${dashboard}/pharmacy`, 'account.name']],
  '/dashboard/pharmacy/dispensing/:code?': [
    ['pharmacy', `${dashboard}/pharmacy/dispensing/{prescription}`, 'account.name'],
  ],
  '/dashboard/pharmacy/drugs': [['pharmacy', `${dashboard}/pharmacy/drugs`, 'drug.name']],
  '/dashboard/pharmacy/prescriptions/:id?': [
    ['pharmacy', `${dashboard}/pharmacy/prescriptions/{orderOfPharmacy}`, 'account.name', 'medical_order_line.name'],
  ],
  '/dashboard/admin/appointments/:status?/:id?': [
    ['admin', `${admin}/appointments/all`, 'account.name', 'provider.name'],
    ['admin', `${admin}/appointments/all/{appointment}`, 'account.name', 'provider.name'],
  ],
  '/dashboard/admin/members/hospital/:id/calendar': [
    ['admin', `${admin}/members/hospital/{hospital}/calendar > \\d doctors?,`, 'provider.name'],
  ],
  '/dashboard/admin/members/:kind?/:id?/:act?': providers.flatMap((kind): OpenedPage[] => [
    ['admin', `${admin}/members/${kind}`, 'provider.name'],
    ['admin', `${admin}/members/${kind}/{${kind}}`, 'provider.name'],
    ['admin', `${admin}/members/${kind}/{${kind}}/edit`],
  ]),
  '/dashboard/admin/data-requests': [['admin', `${admin}/data-requests`, 'account.name', 'data_request.text']],
  '/dashboard/admin/merges': [['admin', `${admin}/merges`, 'account.name']],
  '/dashboard/admin/breaches': [['admin', `${admin}/breaches`, 'breach.what']],
  '/dashboard/admin/audit': [['admin', `${admin}/audit`, 'account.name']],
  '/dashboard/admin/static-content': [['admin', `${admin}/static-content`, 'blog.title']],
  '/dashboard/admin/static-content/blog/:id': [['admin', `${admin}/static-content/blog/{post}`, 'blog.content']],
  '/dashboard/admin/static-content/texts': 'names the texts',
  '/dashboard/admin/static-content/texts/:key': [
    ['admin', `${admin}/static-content/texts/faq`, 'static_content.value'],
    ['admin', `${admin}/static-content/texts/term`, 'static_content.value'],
    ['admin', `${admin}/static-content/texts/policy > Versions`, 'static_content_version.value'],
  ],
  '/dashboard/admin/security': [['admin', `${admin}/security`, 'session.device']],
  '/dashboard/admin/customization/:list?': [
    ['admin', `${admin}/customization/insurances`, 'insurance.name'],
    ['admin', `${admin}/customization/diseases`, 'symptom_disease.name'],
    ['admin', `${admin}/customization/tests`, 'test.title'],
    ['admin', `${admin}/customization/imaging`, 'imaging.title'],
    ['admin', `${admin}/customization/specialities`, 'speciality.name'],
    ['admin', `${admin}/customization/facilities`, 'facility.title'],
  ],
  '/dashboard/admin/drugs': [['admin', `${admin}/drugs`, 'drug_category.name']],
  '/dashboard/admin/wallet/:screen?/:id?/:side?': [
    ['admin', `${admin}/wallet`, 'account.name'],
    ['admin', `${admin}/wallet/doctors`, 'provider.name'],
    ['admin', `${admin}/wallet/doctors/{doctor}/pay`, 'payment_info.account_name'],
    ['admin', `${admin}/wallet/payouts`, 'provider.name'],
  ],
  '/dashboard/admin/reviews': [['admin', `${admin}/reviews`, 'provider.name']],
  '/dashboard/admin/reviews/:kind/:id': [['admin', `${admin}/reviews/doctor/{doctor}`, 'review.text']],
  '/dashboard/admin': [['admin', admin, 'search_count.city']],
  '/dashboard/admin/analytics/:list?': [
    ['admin', `${admin}/analytics`, 'search_count.text'],
    ['admin', `${admin}/analytics/misses`, 'search_count.text'],
    ['admin', `${admin}/analytics/synonyms`, 'search_synonym.phrase'],
  ],
  '/dashboard/admin/user-analytics': [['admin', `${admin}/user-analytics`, 'speciality.name']],
  '/dashboard/messages/:type': ([...providers, 'admin'] as const).map((who): OpenedPage => [
    who,
    `${dashboard}/messages/${who}`,
    'message.subject',
  ]),
  '/dashboard': 'leads to the overview',
  '/dashboard/*': 'says that there is nothing',
  ...Object.fromEntries(
    providers.flatMap((who): [string, OpenedPage[]][] => {
      const base = `${dashboard}/${who}`;
      return [
        [`${base}/wallet`, [[who, `${base}/wallet`, 'account.name']]],
        [
          `${base}/customization`,
          [
            [who, `${base}/customization`, 'provider.name'],
            [who, `${base}/customization?tab=security`, ...(who === 'hospital' ? ['shared_computer.name'] : [])],
          ],
        ],
        [
          `${base}/members`,
          [[who, `${base}/members`, ...(who === 'hospital' ? ['membership.name', 'member_invitation.name'] : [])]],
        ],
        [`${base}/reviews`, [[who, `${base}/reviews`, 'review.text']]],
      ];
    }),
  ),
};
