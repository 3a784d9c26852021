// The tasks as PostGraphile's schema has them, and what of its answers stands for what of ours. What it leaves to its clients (the average
// of a place, the addresses of pictures) is made here, uncounted, to its advantage; so is what a visitor never has (likes of his own).
import { smallAddress } from './servers/image-addresses.mjs';

const CARD = `rowId name category2 category3 roadAddress jibunAddress latitude longitude petFriendly petTypes allowedPetSize
  parkingAvailable indoorFacility outdoorFacility facilityRatingByFacilityId { reviewCount ratingSum }`;
const REVIEW = `rowId content rating insertedAt reviewLikesByReviewId { totalCount }
  reviewTagsByReviewId(orderBy: [POSITION_ASC]) { nodes { tagByTagId { rowId name } } }
  reviewImagesByReviewId(orderBy: [FILE_ID_ASC]) { nodes { storedFileByFileId { key name thumbhash } } }
  memberByMemberId { rowId nickName storedFileByProfileImageId { key name } }`;
const NEWEST = 'orderBy: [INSERTED_AT_DESC, ROW_ID_DESC]';

const SEARCH = `query ($query: String!, $offset: Int!) {
  found: benchSearchFacilities(query: $query, first: 20, offset: $offset) { nodes { ${CARD} } totalCount }
}`;
const FILTER = `query ($region: String!, $district: String!, $categories: [String!]!, $offset: Int!) {
  found: benchFilterFacilities(region: $region, district: $district, categories: $categories, first: 20, offset: $offset) {
    nodes { ${CARD} } totalCount
  }
}`;
const VIEWPORT = `query ($south: Float!, $north: Float!, $west: Float!, $east: Float!) {
  found: benchFacilitiesInBounds(south: $south, north: $north, west: $west, east: $east, first: 100) { nodes { ${CARD} } totalCount }
}`;
const FACILITY = `query ($rowId: Int!) {
  facilityByRowId(rowId: $rowId) {
    ${CARD} homepage holiday operatingHours phoneNumber description petRestrictions
    reviewsByFacilityId(first: 20, ${NEWEST}) { nodes { ${REVIEW} } totalCount }
  }
}`;
const LATEST = `query ($offset: Int!) {
  allReviews(first: 50, offset: $offset, ${NEWEST}) { nodes { ${REVIEW} facilityByFacilityId { rowId name } } totalCount }
}`;
const SUGGESTIONS = `query ($query: String!) {
  found: benchSuggestFacilities(query: $query, first: 8) { nodes { rowId name category3 sidoName sigunguName } }
}`;

/** By the paths of the limit. */
export const POSTGRAPHILE = {
  search: {
    ask: ({ filter: { searchQuery, sidoName, sigunguName, categories }, page }) =>
      searchQuery
        ? { query: SEARCH, variables: { query: searchQuery, offset: page * 20 } }
        : { query: FILTER, variables: { region: sidoName, district: sigunguName, categories, offset: page * 20 } },
    read: ({ found }) => ({ facilities: pageOf(found, placeOf) }),
  },
  viewport: {
    ask: ({ bounds }) => ({
      query: VIEWPORT,
      variables: {
        south: bounds.southWestLat,
        north: bounds.northEastLat,
        west: bounds.southWestLng,
        east: bounds.northEastLng,
      },
    }),
    read: ({ found }) => ({ facilitiesInBounds: pageOf(found, placeOf) }),
  },
  facility: {
    ask: ({ id }) => ({ query: FACILITY, variables: { rowId: Number(id) } }),
    read: ({ facilityByRowId: { reviewsByFacilityId, ...facility } }) => ({
      facility: placeOf(facility),
      reviews: pageOf(reviewsByFacilityId, reviewOf),
    }),
  },
  latest: {
    ask: ({ page }) => ({ query: LATEST, variables: { offset: page * 50 } }),
    read: ({ allReviews }) => ({
      reviews: pageOf(allReviews, ({ facilityByFacilityId, ...review }) => ({
        ...reviewOf(review),
        facility: withId(facilityByFacilityId),
      })),
    }),
  },
  suggestions: {
    ask: ({ query }) => ({ query: SUGGESTIONS, variables: { query } }),
    read: ({ found }) => ({ facilitySuggestions: found.nodes.map(withId) }),
  },
};

const withId = ({ rowId, ...rest }) => ({ id: String(rowId), ...rest });

const pageOf = ({ nodes, totalCount }, itemOf) => ({ items: nodes.map(itemOf), totalCount });

function placeOf({ facilityRatingByFacilityId: rating, ...rest }) {
  return {
    ...withId(rest),
    reviewCount: rating?.reviewCount ?? 0,
    averageRating: rating ? Math.round((rating.ratingSum * 10) / rating.reviewCount) / 10 : null,
  };
}

function reviewOf({
  reviewLikesByReviewId: likes,
  reviewTagsByReviewId: tags,
  reviewImagesByReviewId: images,
  memberByMemberId: { storedFileByProfileImageId: picture, ...member },
  insertedAt,
  ...rest
}) {
  return {
    ...withId(rest),
    insertedAt: new Date(insertedAt).toISOString(),
    likeCount: likes.totalCount,
    viewerHasLiked: false,
    viewerCanEdit: false,
    tags: tags.nodes.map(({ tagByTagId }) => withId(tagByTagId)),
    images: images.nodes.map(({ storedFileByFileId: file }) => ({
      cardUrl: smallAddress(file, 'card'),
      thumbhash: file.thumbhash,
    })),
    member: { ...withId(member), profileImage: picture && { thumbnailUrl: smallAddress(picture, 'thumbnail') } },
  };
}
