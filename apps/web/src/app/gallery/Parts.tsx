import { useState } from 'react';
import { OpenBadge } from '../../domain/places/OpenBadge.tsx';
import { StatusBadge } from '../../domain/statuses/StatusBadge.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { offline, video } from '../../ui/icons.ts';
import { Banner } from '../../ui/Banner.tsx';
import { showToast } from '../../ui/toasts.ts';
import { Paginator } from '../../ui/Paginator.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Rating, Stars, SubRatings } from '../../domain/reviews/Rating.tsx';
import { SkeletonCard } from '../../ui/Skeleton.tsx';
import { EndOfList, Empty, ErrorState } from '../../ui/States.tsx';
import { UploadRow } from '../../ui/Upload.tsx';
import css from './gallery.module.css';
import { Part } from './Part.tsx';
import { Fields, Files, Ordering, LongWords } from './Inputs.tsx';

export function Parts() {
  return (
    <>
      <Part name="Loading: same height as the card">
        <SkeletonCard />
      </Part>
      <Part name="Empty">
        <Card flush>
          <Empty title="No doctor matches" action={<LinkButton to="/doctors">Search all of Rwanda</LinkButton>}>
            Nobody treats “knee” in Nyaruguru with a free time today.
          </Empty>
        </Card>
      </Part>
      <Part name="Error, with retry">
        <Card flush>
          <ErrorState title="The list did not arrive" onRetry={() => {}}>
            The connection broke. Your search and filters are kept.
          </ErrorState>
        </Card>
      </Part>
      <Part name="Buttons">
        <Buttons />
      </Part>
      <Part name="Fields">
        <Fields />
      </Part>
      <Part name="Badges and rating">
        <div className={css.row}>
          {['PENDING', 'ONGOING', 'COMPLETED', 'CANCELLED', 'MISSED'].map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
          <OpenBadge open />
          <OpenBadge open={false} />
          <Badge tone="clay">Held</Badge>
        </div>
        <Rating value={4.8} count={1260} />
        <Rating value={0} count={0} />
        <Stars value={4.3} />
        <SubRatings
          items={[
            { label: 'Communication', value: 4.9 },
            { label: 'Waiting time', value: 4.2 },
            { label: 'Would recommend', value: 3 },
          ]}
        />
      </Part>
      <Part name="Notices">
        <Banner icon={video}>Wait Doctor to start meeting....</Banner>
        <Banner tone="ochre" icon={offline}>
          You are offline. What you type is kept.
        </Banner>
        <Banner tone="danger">
          <b>Payment failed.</b> Nothing was taken. 10:00 is still held.
        </Banner>
        <Banners />
      </Part>
      <Part name="Upload">
        <Card>
          <ul>
            <UploadRow name="blood-test.pdf" size={3_565_158} share={0.36} onCancel={() => {}} />
            <UploadRow name="a-very-long-name-of-a-scanned-prescription.pdf" size={20_480} onCancel={() => {}} />
          </ul>
        </Card>
        <Files />
      </Part>
      <Part name="Quantity, place, tabs">
        <Ordering />
      </Part>
      <Part name="Pictures">
        <div className={css.row}>
          <Picture seed="d1" alt="" width={104} />
          <Picture seed="d2" alt="" width={56} />
          <Picture seed="h1" alt="Drawing" width={160} height={96} />
        </div>
      </Part>
      <Part name="Lists">
        <Breadcrumb items={[{ label: 'Doctors', to: '/doctors' }, { label: 'Dr. Diane Umutoni' }]} />
        <Paginator page={9} lastPage={40} to={(page) => `?page=${page}`} />
        <EndOfList>These are all 40 doctors</EndOfList>
      </Part>
      <Part name="Dialog, 1.9 times as long">
        <LongWords />
      </Part>
    </>
  );
}

function Buttons() {
  const [busy, setBusy] = useState(false);
  return (
    <div className={css.row}>
      <Button busy={busy && 'Booking…'} onClick={() => setBusy(true)}>
        Book this time
      </Button>
      <Button busy="Booking…">Next</Button>
      <Button variant="soft">See times</Button>
      <Button variant="outlined">Back</Button>
      <Button variant="text">Clear</Button>
      <Button variant="danger">Cancel appointment</Button>
      <Button disabled>Next</Button>
      <Button variant="night">Make an appointment</Button>
    </div>
  );
}

function Banners() {
  const cancelled = {
    message: 'Appointment cancelled. 12,500 Frw go back to you.',
    action: { label: 'View', onPress: () => {} },
  };
  return (
    <div className={css.row}>
      <Button variant="outlined" onClick={() => showToast(cancelled)}>
        Notice
      </Button>
      <Button
        variant="outlined"
        onClick={() => showToast({ title: 'OOPS!!!', message: 'Something went wrong', kind: 'error' })}
      >
        Failure
      </Button>
    </div>
  );
}
