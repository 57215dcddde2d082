import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { UnansweredQuery } from '../../components/unanswered-query.js';
import { latePart } from '../../components/late-part.js';
import { Loading } from '../../components/loading.js';
import { Notice } from '../../components/notice.js';
import { PageHead } from '../../components/page-head.js';
import { StudentOnly } from '../../components/student-only.js';
import { Tabs } from '../../components/tabs.js';
import { Queries } from '../../lib/queries.js';
import { watchFiguresLate } from '../../lib/watch-figures-late.js';
import { fetchProfile, type Profile } from './accounts-api.js';
import { AvatarPicker } from './avatar-picker.js';
import { profileDraftOf } from './profile-draft.js';
import styles from './profile-page.module.css';
import type { Picture } from './picture.js';
import { ProfilePanel } from './profile-panel.js';

// Loaded late: nothing of these is shown before the server has sent the profile.
const AccountTab = latePart(async () => (await import('./account-tab.js')).AccountTab);
const DataExport = latePart(async () => (await import('./data-export.js')).DataExport);
const TestHistory = latePart(async () => (await import('./test-history.js')).TestHistory);
const Overview = latePart(async () => (await import('./overview/overview.js')).Overview);
const Receipts = latePart(async () => (await import('../payments/receipts.js')).Receipts);

const FALLBACKS = { refused: 'User not found', unreachable: 'Could not fetch user profile.' };

export function Page() {
  useEffect(watchFiguresLate, []);
  return (
    <>
      <PageHead title="Profile" />
      <Queries>
        <StudentOnly>{({ email }) => <ProfileOf email={email} />}</StudentOnly>
      </Queries>
    </>
  );
}

function ProfileOf({ email }: { email: string }) {
  const {
    data: profile,
    error,
    isPending,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['profile', email],
    queryFn: () => fetchProfile(email),
  });
  if (profile) return <ProfileScreen profile={profile} />;
  if (isPending) {
    return (
      <>
        <h1 className="visually-hidden">Profile</h1>
        <Loading />
      </>
    );
  }
  return (
    <div className="page-shell">
      <h1 className="visually-hidden">Profile</h1>
      {error ? (
        <UnansweredQuery {...{ error, isFetching, refetch }} fallbacks={FALLBACKS} />
      ) : (
        <Notice kind="error">No user found.</Notice>
      )}
    </div>
  );
}

const TABS = ['overview', 'account', 'history', 'receipts', 'data'];

/** The tab that the address names, as in `#receipts`. */
const askedTab = (): string | undefined => TABS.find((id) => location.hash === `#${id}`);

function ProfileScreen({ profile }: { profile: Profile }) {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [pictureError, setPictureError] = useState<string>();
  // Changes that could not be saved when the session ended are shown first.
  const [tab, showTab] = useState(
    () => (profileDraftOf(profile.email).isKept() ? 'account' : askedTab()) ?? 'overview',
  );
  const setTab = (id: string) => {
    history.replaceState(history.state, '', `#${id}`);
    showTab(id);
  };
  const choose = (chosen: Picture | null, error?: string) => {
    setPicture(chosen);
    setPictureError(error);
    // The tab in which it can be saved.
    if (chosen) setTab('account');
  };
  return (
    <div className={`page-shell ${styles.page ?? ''}`}>
      <ProfilePanel
        profile={profile}
        picture={
          <AvatarPicker
            profile={profile}
            picture={picture}
            error={pictureError}
            onChoice={choose}
          />
        }
      />
      <Tabs
        label="Profile"
        shown={tab}
        onShow={setTab}
        tabs={[
          {
            id: 'overview',
            label: 'Overview',
            content: <Overview email={profile.email} />,
          },
          {
            id: 'account',
            label: 'Account Settings',
            content: (
              <AccountTab
                profile={profile}
                avatar={picture?.file ?? null}
                onSaved={() => setPicture(null)}
                onPictureRefused={(message) => choose(null, message)}
              />
            ),
          },
          {
            id: 'history',
            label: 'Test History',
            content: <TestHistory profile={profile} />,
          },
          {
            id: 'receipts',
            label: 'Receipts',
            content: <Receipts email={profile.email} />,
          },
          {
            id: 'data',
            label: 'Your Data',
            content: <DataExport profile={profile} />,
          },
        ]}
      />
    </div>
  );
}
